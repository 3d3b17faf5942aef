import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { portraits } from './portraits';

const PresenceBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    width: 12,
    height: 12,
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${(theme.vars || theme).palette.background.paper}`,
  },
}));

const colleagues = [
  { name: 'Lucía Ferrer', src: portraits.lucia, color: 'success' },
  { name: 'Elias Haddad', src: portraits.elias, color: 'error' },
] as const;

export default function PresenceAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 3 }}>
      {colleagues.map(({ name, src, color }) => (
        <PresenceBadge
          key={name}
          variant="dot"
          color={color}
          overlap="circular"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          <Avatar
            alt={`${name}, ${color === 'success' ? 'online' : 'busy'}`}
            src={src}
          />
        </PresenceBadge>
      ))}
    </Stack>
  );
}
