import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const spices = ['Cumin', 'Ginger', 'Saffron', 'Sumac'];
const sizes = ['small', 'medium'] as const;

export default function AutocompleteSizes() {
  return (
    <Stack sx={{ gap: 2, maxWidth: 480 }}>
      {sizes.map((size) => (
        <Autocomplete
          key={size}
          multiple
          size={size}
          options={spices}
          defaultValue={['Ginger']}
          renderInput={(params) => (
            <TextField {...params} label={`Size ${size}`} />
          )}
        />
      ))}
    </Stack>
  );
}
