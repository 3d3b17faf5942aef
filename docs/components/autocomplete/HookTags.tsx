import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { airports, cityOf } from './airports';
import { OptionsPopper } from './OptionsPopper';

const tour = [airports[1], airports[9]];

export default function HookTags() {
  const combo = useAutocomplete({
    multiple: true,
    options: airports,
    getOptionLabel: cityOf,
    defaultValue: tour,
  });

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography component="label" {...combo.getInputLabelProps()}>
        Stops of the tour
      </Typography>
      <Paper
        variant="outlined"
        {...combo.getRootProps()}
        ref={combo.setAnchorEl}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          p: 1,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        {combo.value.map((airport, index) => {
          const { key, ...props } = combo.getItemProps({ index });
          return <Chip key={key} {...props} label={airport.city} />;
        })}
        <InputBase inputProps={combo.getInputProps()} sx={{ flex: '1 60px' }} />
      </Paper>
      {combo.groupedOptions.length > 0 && (
        <OptionsPopper anchorEl={combo.anchorEl} {...combo.getListboxProps()}>
          {combo.groupedOptions.map((option, index) => {
            const { key, ...props } = combo.getOptionProps({ option, index });
            return (
              <MenuItem key={key} {...props}>
                {option.city}
              </MenuItem>
            );
          })}
        </OptionsPopper>
      )}
    </Box>
  );
}
