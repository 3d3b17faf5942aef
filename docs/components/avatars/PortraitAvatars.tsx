import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { portraits } from './portraits';

export default function PortraitAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Lucía Ferrer" src={portraits.lucia} />
      <Avatar alt="Tomasz Wilk" src={portraits.tomasz} />
      <Avatar alt="Wanjiru Otieno" src={portraits.wanjiru} />
    </Stack>
  );
}
