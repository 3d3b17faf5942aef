import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { portraits } from './portraits';

const surplus = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function ReviewerGroup() {
  return (
    <AvatarGroup
      max={4}
      slotProps={{ surplus: { sx: surplus } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar alt="Lucía Ferrer" src={portraits.lucia} />
      <Avatar alt="Tomasz Wilk" src={portraits.tomasz} />
      <Avatar alt="Wanjiru Otieno" src={portraits.wanjiru} />
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar alt="Elias Haddad" src={portraits.elias} />
    </AvatarGroup>
  );
}
