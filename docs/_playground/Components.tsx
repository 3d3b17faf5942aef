import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function Components() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Button variant="contained">Book a table</Button>
      <TextField label="Guests" type="number" defaultValue={4} size="small" />
      <FormControlLabel control={<Switch defaultChecked />} label="Outside" />
      <Slider aria-label="Hours" defaultValue={2} min={1} max={5} marks />
    </Stack>
  );
}
