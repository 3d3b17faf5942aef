import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Router, RouterLink, usePath } from './router';

function Timetable() {
  const path = usePath();

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Link component={RouterLink} to="/timetable/summer">
        Summer timetable
      </Link>
      <Link component={RouterLink} to="/timetable/winter">
        Winter timetable
      </Link>
      <Typography role="status">Route: {path}</Typography>
    </Stack>
  );
}

export default function LinkRoute() {
  return (
    <Router start="/timetable">
      <Timetable />
    </Router>
  );
}
