import Box from '@mui/material/Box';

export default function SpacedLetters() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ letterSpacing: 0 }}>Seat 14 A</Box>
      <Box sx={{ letterSpacing: 4 }}>Seat 14 A</Box>
      <Box sx={{ letterSpacing: '0.5em' }}>Seat 14 A</Box>
    </Box>
  );
}
