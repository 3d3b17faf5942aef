import Box from '@mui/material/Box';

export default function ShipNames() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      <Box sx={{ fontStyle: 'normal' }}>Ferry, built 1998</Box>
      <Box sx={{ fontStyle: 'italic' }}>Morning Star</Box>
      <Box sx={{ fontStyle: 'oblique' }}>Evening Star</Box>
    </Box>
  );
}
