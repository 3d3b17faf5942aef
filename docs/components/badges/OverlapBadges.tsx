import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import SailingIcon from '@mui/icons-material/Sailing';

const fill = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function OverlapBadges() {
  return (
    <Stack direction="row" sx={{ gap: 4, pt: 1 }}>
      <Badge badgeContent={4} color="secondary" overlap="rectangular">
        <Avatar variant="square" sx={fill}>
          <SailingIcon titleAccess="4 boats, square" />
        </Avatar>
      </Badge>
      <Badge badgeContent={4} color="secondary" overlap="circular">
        <Avatar sx={fill}>
          <SailingIcon titleAccess="4 boats, round" />
        </Avatar>
      </Badge>
      <Badge color="secondary" overlap="circular" variant="dot">
        <Avatar sx={fill}>
          <SailingIcon titleAccess="Boats ready, round" />
        </Avatar>
      </Badge>
    </Stack>
  );
}
