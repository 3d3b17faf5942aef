import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import LuggageIcon from '@mui/icons-material/Luggage';

const bookings = [
  { label: '2 flights', count: 2, color: 'primary', Icon: FlightIcon },
  { label: '1 hotel', count: 1, color: 'secondary', Icon: HotelIcon },
  { label: '3 bags', count: 3, color: 'success', Icon: LuggageIcon },
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" sx={{ gap: 4, pt: 1 }}>
      {bookings.map(({ label, count, color, Icon }) => (
        <Badge key={label} badgeContent={count} color={color}>
          <Icon color="action" titleAccess={label} />
        </Badge>
      ))}
    </Stack>
  );
}
