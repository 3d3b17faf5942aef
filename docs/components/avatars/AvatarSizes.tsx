import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { portraits } from './portraits';

export default function AvatarSizes() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Avatar
        alt="Hana Sato"
        src={portraits.hana}
        sx={{ width: 24, height: 24 }}
      />
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar
        alt="Hana Sato"
        src={portraits.hana}
        sx={{ width: 64, height: 64 }}
      />
      <Avatar
        role="img"
        aria-label="Hana Sato"
        sx={{
          width: 64,
          height: 64,
          fontSize: '1.75rem',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        HS
      </Avatar>
    </Stack>
  );
}
