import Avatar from '@mui/material/Avatar';
import { portraits } from './portraits';

export default function AvatarSizes() {
  return (
    <div className="flex items-center gap-4">
      <Avatar alt="Hana Sato" src={portraits.hana} className="size-6" />
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar alt="Hana Sato" src={portraits.hana} className="size-16" />
      <Avatar
        role="img"
        aria-label="Hana Sato"
        className="size-16 bg-(--mui-palette-secondary-main) text-[1.75rem] text-(--mui-palette-secondary-contrastText)"
      >
        HS
      </Avatar>
    </div>
  );
}
