import Avatar from '@mui/material/Avatar';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { portraits } from './portraits';

export default function AvatarShapes() {
  const filled =
    'bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)';

  return (
    <div className="flex gap-4">
      <Avatar alt="Elias Haddad" src={portraits.elias} />
      <Avatar
        variant="rounded"
        role="img"
        aria-label="Corner bakery"
        className={filled}
      >
        <StorefrontIcon />
      </Avatar>
      <Avatar
        variant="square"
        role="img"
        aria-label="Platform 9"
        className={filled}
      >
        P9
      </Avatar>
    </div>
  );
}
