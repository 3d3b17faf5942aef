import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import AccessibleIcon from '@mui/icons-material/Accessible';
import PetsIcon from '@mui/icons-material/Pets';
import WifiIcon from '@mui/icons-material/Wifi';

export default function IconChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<WifiIcon />} label="Free Wi-Fi" />
      <Chip icon={<PetsIcon />} label="Dogs welcome" variant="outlined" />
      <Chip icon={<AccessibleIcon />} label="Step-free" color="success" />
    </Stack>
  );
}
