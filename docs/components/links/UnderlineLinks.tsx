import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLinks() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Link href="#underline" underline="always">
        Timetable
      </Link>
      <Link href="#underline" underline="hover">
        Fares
      </Link>
      <Link href="#underline" underline="none">
        Lost property
      </Link>
    </Stack>
  );
}
