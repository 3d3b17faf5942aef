import Box from '@mui/material/Box';

const note = {
  position: 'absolute',
  width: 200,
  p: 1,
  typography: 'body2',
  border: 1,
};

export default function StackedNotes() {
  return (
    <Box sx={{ position: 'relative', height: 96 }}>
      <Box
        sx={{
          ...note,
          zIndex: 'tooltip',
          top: 0,
          left: 0,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        tooltip
      </Box>
      <Box
        sx={{
          ...note,
          zIndex: 'modal',
          top: 28,
          left: 48,
          bgcolor: 'background.paper',
          color: 'text.primary',
          textAlign: 'end',
        }}
      >
        <br />
        modal
      </Box>
    </Box>
  );
}
