import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Wi-Fi' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Hotspot' } }} />
      <Switch
        disabled
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Location' } }}
      />
      <Switch disabled slotProps={{ input: { 'aria-label': 'Flight mode' } }} />
    </Stack>
  );
}
