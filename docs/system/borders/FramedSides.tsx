import Box from '@mui/material/Box';

const tile = { width: 72, height: 48, borderColor: 'primary.main' };

export default function FramedSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ border: 2, ...tile }} />
      <Box sx={{ borderTop: 2, ...tile }} />
      <Box sx={{ borderRight: 2, ...tile }} />
      <Box sx={{ borderBottom: 2, ...tile }} />
      <Box sx={{ borderLeft: 2, ...tile }} />
    </Box>
  );
}
