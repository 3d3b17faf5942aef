import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { spices } from './spices';

export default function CustomInput() {
  return (
    <Autocomplete
      options={spices}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <Box component="label" {...params.InputLabelProps} sx={{ mr: 1 }}>
            Season with
          </Box>
          <Box
            component="input"
            {...params.inputProps}
            sx={{
              width: 180,
              p: 1,
              border: 0,
              borderBottom: 2,
              borderColor: 'primary.main',
              bgcolor: 'transparent',
              color: 'inherit',
              font: 'inherit',
            }}
          />
        </div>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
