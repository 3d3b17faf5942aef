import Avatar from '@mui/material/Avatar';
import { portraits } from './portraits';
import './AvatarSizes.css';

export default function AvatarSizes() {
  return (
    <div className="avatar-sizes">
      <Avatar
        alt="Hana Sato"
        src={portraits.hana}
        className="avatar-sizes-small"
      />
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar
        alt="Hana Sato"
        src={portraits.hana}
        className="avatar-sizes-large"
      />
      <Avatar
        role="img"
        aria-label="Hana Sato"
        className="avatar-sizes-large avatar-sizes-initials"
      >
        HS
      </Avatar>
    </div>
  );
}
