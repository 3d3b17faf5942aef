import Box from '@mui/material/Box';

const note =
  'Water the ferns twice a week, the cactus once a month, and turn the lemon tree a little every Sunday so that it grows straight';

export default function OverflowNotes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        maxWidth: 420,
        '& > *': {
          boxSizing: 'border-box',
          height: 96,
          p: 1,
          bgcolor: 'action.hover',
          color: 'text.primary',
          typography: 'body2',
        },
      }}
    >
      <Box sx={{ overflow: 'hidden' }}>hidden: {note}</Box>
      <Box
        role="region"
        aria-label="Notes with a scrollbar"
        tabIndex={0}
        sx={{ overflow: 'auto' }}
      >
        auto: {note}
      </Box>
    </Box>
  );
}
