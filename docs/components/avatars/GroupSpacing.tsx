import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import { portraits } from './portraits';

const spacings = ['small', 'medium', 0, -6] as const;

export default function GroupSpacing() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      {spacings.map((spacing) => (
        <AvatarGroup key={spacing} spacing={spacing} variant="rounded">
          <Avatar alt="Wanjiru Otieno" src={portraits.wanjiru} />
          <Avatar alt="Hana Sato" src={portraits.hana} />
          <Avatar alt="Elias Haddad" src={portraits.elias} />
        </AvatarGroup>
      ))}
    </Stack>
  );
}
