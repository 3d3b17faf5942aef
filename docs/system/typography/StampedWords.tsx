import Box from '@mui/material/Box';

export default function StampedWords() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ textTransform: 'capitalize' }}>reading room</Box>
      <Box sx={{ textTransform: 'lowercase' }}>Reading Room</Box>
      <Box sx={{ textTransform: 'uppercase' }}>Reading room</Box>
    </Box>
  );
}
