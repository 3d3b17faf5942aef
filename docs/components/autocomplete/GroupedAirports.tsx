import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { airports, cityOf } from './airports';

const sorted = [...airports].sort(
  (a, b) => a.region.localeCompare(b.region) || a.city.localeCompare(b.city),
);

export default function GroupedAirports() {
  return (
    <Autocomplete
      options={sorted}
      groupBy={(airport) => airport.region}
      getOptionLabel={cityOf}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box
            component="ul"
            role="group"
            aria-label={group}
            className={autocompleteClasses.groupUl}
            sx={{ p: 0 }}
          >
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="City by region" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
