import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { countries } from './countries';
import { spices } from './spices';

function withRoomyOptions(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAutocomplete: {
        defaultProps: { autoHighlight: true, noOptionsText: 'No match' },
        styleOverrides: {
          listbox: {
            padding: 8,
            [`& .${autocompleteClasses.option}`]: {
              borderRadius: 8,
              paddingBlock: 12,
            },
          },
        },
      },
    },
  };
}

export default function ThemedOptions() {
  return (
    <ThemeProvider theme={withRoomyOptions}>
      <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
        <Autocomplete
          fullWidth
          options={spices}
          renderInput={(params) => (
            <TextField {...params} label="Themed spice" />
          )}
        />
        <Autocomplete
          fullWidth
          options={countries}
          getOptionLabel={(country) => country.name}
          renderInput={(params) => (
            <TextField {...params} label="Themed country" />
          )}
        />
      </Stack>
    </ThemeProvider>
  );
}
