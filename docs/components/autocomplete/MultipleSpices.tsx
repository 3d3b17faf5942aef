import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { spices } from './spices';

export default function MultipleSpices() {
  return (
    <Stack sx={{ gap: 2, maxWidth: 480 }}>
      <Autocomplete
        multiple
        options={spices}
        defaultValue={['Cumin', 'Turmeric']}
        filterSelectedOptions
        renderInput={(params) => (
          <TextField
            {...params}
            label="Spices in the blend"
            placeholder="Add one"
          />
        )}
      />
      <Autocomplete
        multiple
        freeSolo
        options={spices}
        defaultValue={['Smoked salt']}
        renderInput={(params) => (
          <TextField {...params} label="Also ones we do not know" />
        )}
      />
    </Stack>
  );
}
