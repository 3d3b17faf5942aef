import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LabeledSwitches() {
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Show seconds"
      />
      <FormControlLabel
        required
        control={<Switch />}
        label="I am 16 or older"
      />
      <FormControlLabel
        disabled
        control={<Switch />}
        label="Sync over mobile data"
      />
    </Stack>
  );
}
