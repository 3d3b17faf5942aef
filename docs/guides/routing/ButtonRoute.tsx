import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Router, RouterLink, usePath } from './router';

function BookingBar() {
  const path = usePath();

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Button component={RouterLink} to="/booking/cabin" variant="contained">
        Choose a cabin
      </Button>
      <Button component={RouterLink} to="/booking/vehicle">
        Add a vehicle
      </Button>
      <Typography role="status">Route: {path}</Typography>
    </Stack>
  );
}

export default function ButtonRoute() {
  return (
    <Router start="/booking">
      <BookingBar />
    </Router>
  );
}
