import Typography from '@mui/material/Typography';
import { type SxProps, type Theme } from '@mui/material/styles';

const hours = {
  position: 'relative',
  fontSize: { xs: '1rem', md: '1.25rem' },
  '&::before': { content: '"Today: "', fontWeight: 700 },
} satisfies SxProps<Theme>;

export default function OpeningHours() {
  return <Typography sx={hours}>9:00 AM to 6:00 PM</Typography>;
}
