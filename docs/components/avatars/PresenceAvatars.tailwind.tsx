import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { portraits } from './portraits';

const colleagues = [
  { name: 'Lucía Ferrer', src: portraits.lucia, color: 'success' },
  { name: 'Elias Haddad', src: portraits.elias, color: 'error' },
] as const;

export default function PresenceAvatars() {
  return (
    <div className="flex gap-6">
      {colleagues.map(({ name, src, color }) => (
        <Badge
          key={name}
          classes={{
            badge:
              'size-3 rounded-full ring-2 ring-(--mui-palette-background-paper)',
          }}
          variant="dot"
          color={color}
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          <Avatar
            alt={`${name}, ${color === 'success' ? 'online' : 'busy'}`}
            src={src}
          />
        </Badge>
      ))}
    </div>
  );
}
