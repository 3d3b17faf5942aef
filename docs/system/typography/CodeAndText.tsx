import Box from '@mui/material/Box';

export default function CodeAndText() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ fontFamily: 'default' }}>Boarding pass</Box>
      <Box sx={{ fontFamily: 'monospace' }}>AX-20-481</Box>
    </Box>
  );
}
