import Box from '@mui/material/Box';

export default function AlignedTotals() {
  return (
    <Box sx={{ maxWidth: 320, color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ textAlign: 'start' }}>Invoice 2081</Box>
      <Box sx={{ textAlign: 'center' }}>due March 3</Box>
      <Box sx={{ textAlign: 'end' }}>$148.50</Box>
    </Box>
  );
}
