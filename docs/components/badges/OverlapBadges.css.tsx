import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import SailingIcon from '@mui/icons-material/Sailing';
import './OverlapBadges.css';

export default function OverlapBadges() {
  return (
    <div className="overlap-badges">
      <Badge badgeContent={4} color="secondary" overlap="rectangular">
        <Avatar variant="square" className="overlap-badges-boat">
          <SailingIcon titleAccess="4 boats, square" />
        </Avatar>
      </Badge>
      <Badge badgeContent={4} color="secondary" overlap="circular">
        <Avatar className="overlap-badges-boat">
          <SailingIcon titleAccess="4 boats, round" />
        </Avatar>
      </Badge>
      <Badge color="secondary" overlap="circular" variant="dot">
        <Avatar className="overlap-badges-boat">
          <SailingIcon titleAccess="Boats ready, round" />
        </Avatar>
      </Badge>
    </div>
  );
}
