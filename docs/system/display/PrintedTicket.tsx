import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function PrintedTicket() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box>Ticket 20391, row F, seat 12</Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Please show this sheet at the entrance
      </Box>
      <Button
        variant="outlined"
        onClick={() => window.print()}
        sx={{ mt: 1, displayPrint: 'none' }}
      >
        Print
      </Button>
    </Box>
  );
}
