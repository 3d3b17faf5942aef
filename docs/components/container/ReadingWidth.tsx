import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ReadingWidth() {
  return (
    <Box sx={{ py: 2, bgcolor: 'action.hover' }}>
      <Container maxWidth="xs" sx={{ py: 2, bgcolor: 'background.paper' }}>
        <Typography variant="h6" component="p">
          House rules
        </Typography>
        <Typography>
          The laundry room is open from 7 to 22 o’clock. Please clean the filter
          of the dryer after each load and book your slot a day ahead.
        </Typography>
      </Container>
    </Box>
  );
}
