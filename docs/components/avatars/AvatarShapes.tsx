import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { portraits } from './portraits';

export default function AvatarShapes() {
  const filled = { bgcolor: 'primary.main', color: 'primary.contrastText' };

  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Elias Haddad" src={portraits.elias} />
      <Avatar
        variant="rounded"
        role="img"
        aria-label="Corner bakery"
        sx={filled}
      >
        <StorefrontIcon />
      </Avatar>
      <Avatar variant="square" role="img" aria-label="Platform 9" sx={filled}>
        P9
      </Avatar>
    </Stack>
  );
}
