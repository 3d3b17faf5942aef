import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { portraits } from './portraits';
import './PresenceAvatars.css';

const colleagues = [
  { name: 'Lucía Ferrer', src: portraits.lucia, color: 'success' },
  { name: 'Elias Haddad', src: portraits.elias, color: 'error' },
] as const;

export default function PresenceAvatars() {
  return (
    <div className="presence-avatars">
      {colleagues.map(({ name, src, color }) => (
        <Badge
          key={name}
          className="presence-avatars-person"
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
