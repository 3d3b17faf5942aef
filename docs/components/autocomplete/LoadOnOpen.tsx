import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { type Airport, airports, cityOf } from './airports';

export default function LoadOnOpen() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<Airport[]>([]);
  const loading = open && options.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const request = window.setTimeout(() => setOptions(airports), 1500);
    return () => window.clearTimeout(request);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading}
      loadingText="Asking the server…"
      options={options}
      getOptionLabel={cityOf}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Airport, loaded on open"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && (
                    <CircularProgress size={20} aria-label="Loading" />
                  )}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
