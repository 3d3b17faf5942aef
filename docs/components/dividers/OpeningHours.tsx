import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function OpeningHours() {
  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography sx={{ pb: 1 }}>Reading room: 9 am to 8 pm</Typography>
      <Divider />
      <Typography sx={{ pt: 1 }}>Archive: by appointment</Typography>
    </Box>
  );
}
