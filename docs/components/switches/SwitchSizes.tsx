import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Switch size="small" defaultChecked />}
        label="Small"
      />
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
    </Stack>
  );
}
