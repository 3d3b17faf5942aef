import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import FlightIcon from '@mui/icons-material/Flight';
import { type Airport, airports, cityOf } from './airports';

export default function RichValue() {
  const [home, setHome] = React.useState<Airport | null>(airports[8]);

  return (
    <Autocomplete
      options={airports}
      getOptionLabel={cityOf}
      value={home}
      onChange={(event, next) => setHome(next)}
      onKeyDown={(event) => {
        const { value: text } = event.target as HTMLInputElement;
        const removes = ['Backspace', 'Delete'].includes(event.key);
        if (removes || event.key === 'ArrowLeft') {
          event.defaultMuiPrevented = Boolean(text) || !home;
        }
        if (removes && !text) {
          setHome(null);
        }
      }}
      renderValue={(airport, getItemProps) => (
        <Chip
          {...getItemProps()}
          icon={<FlightIcon />}
          label={`${airport.city}, ${airport.code}`}
        />
      )}
      renderInput={(params) => <TextField {...params} label="Home airport" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
