import Box from '@mui/material/Box';

const tile = { width: 72, height: 48, border: 2, borderColor: 'primary.main' };

export default function OpenSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ ...tile, border: 0, bgcolor: 'action.selected' }} />
      <Box sx={{ ...tile, borderTop: 0 }} />
      <Box sx={{ ...tile, borderRight: 0 }} />
      <Box sx={{ ...tile, borderBottom: 0 }} />
      <Box sx={{ ...tile, borderLeft: 0 }} />
    </Box>
  );
}
