import Avatar from '@mui/material/Avatar';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { portraits } from './portraits';
import './AvatarShapes.css';

export default function AvatarShapes() {
  return (
    <div className="avatar-shapes">
      <Avatar alt="Elias Haddad" src={portraits.elias} />
      <Avatar
        variant="rounded"
        role="img"
        aria-label="Corner bakery"
        className="avatar-shapes-filled"
      >
        <StorefrontIcon />
      </Avatar>
      <Avatar
        variant="square"
        role="img"
        aria-label="Platform 9"
        className="avatar-shapes-filled"
      >
        P9
      </Avatar>
    </div>
  );
}
