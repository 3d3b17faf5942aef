import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { spices } from './spices';

const sizes = ['small', 'medium'] as const;
const variants = ['outlined', 'filled', 'standard'] as const;

export default function AutocompleteSizes() {
  return (
    <Stack sx={{ gap: 2, maxWidth: 480 }}>
      {sizes.map((size) =>
        variants.map((variant) => (
          <Autocomplete
            key={`${size} ${variant}`}
            multiple
            size={size}
            options={spices}
            defaultValue={['Ginger']}
            renderInput={(params) => (
              <TextField
                {...params}
                variant={variant}
                label={`Size ${size}, ${variant}`}
              />
            )}
          />
        )),
      )}
    </Stack>
  );
}
