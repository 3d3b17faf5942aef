import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { portraits } from './portraits';

export default function EventGuests() {
  return (
    <AvatarGroup
      total={86}
      slotProps={{
        surplus: {
          sx: {
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: '1rem',
          },
        },
      }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar alt="Tomasz Wilk" src={portraits.tomasz} />
      <Avatar alt="Lucía Ferrer" src={portraits.lucia} />
      <Avatar alt="Elias Haddad" src={portraits.elias} />
    </AvatarGroup>
  );
}
