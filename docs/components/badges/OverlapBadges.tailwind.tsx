import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import SailingIcon from '@mui/icons-material/Sailing';

const fill =
  'bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)';

export default function OverlapBadges() {
  return (
    <div className="flex gap-8 pt-2">
      <Badge badgeContent={4} color="secondary" overlap="rectangular">
        <Avatar variant="square" className={fill}>
          <SailingIcon titleAccess="4 boats, square" />
        </Avatar>
      </Badge>
      <Badge badgeContent={4} color="secondary" overlap="circular">
        <Avatar className={fill}>
          <SailingIcon titleAccess="4 boats, round" />
        </Avatar>
      </Badge>
      <Badge color="secondary" overlap="circular" variant="dot">
        <Avatar className={fill}>
          <SailingIcon titleAccess="Boats ready, round" />
        </Avatar>
      </Badge>
    </div>
  );
}
