import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TripSummary() {
  return (
    <Stack
      direction="row"
      divider={<Divider orientation="vertical" variant="middle" flexItem />}
      sx={{ justifyContent: 'center', columnGap: 2 }}
    >
      <Typography sx={{ py: 1 }}>2 h 10 min</Typography>
      <Typography sx={{ py: 1 }}>1 change</Typography>
      <Typography sx={{ py: 1 }}>€ 34.80</Typography>
    </Stack>
  );
}
