import Box from '@mui/material/Box';

export default function DepartureSizes() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ fontSize: 'h6.fontSize' }}>9:40 AM</Box>
      <Box sx={{ fontSize: 14 }}>Ferry to the island</Box>
      <Box sx={{ fontSize: { xs: '0.75rem', md: '1rem' } }}>Pier 3</Box>
    </Box>
  );
}
