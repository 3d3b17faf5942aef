import Box from '@mui/material/Box';

export default function PinnedNote() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'start',
        gap: 1,
        height: 96,
        bgcolor: 'action.hover',
        color: 'text.primary',
        typography: 'body2',
        '& > *': { px: 1.5, py: 0.75, bgcolor: 'action.selected' },
      }}
    >
      <span>Monday</span>
      <Box component="span" sx={{ alignSelf: 'end' }}>
        Wednesday
      </Box>
      <Box component="span" sx={{ alignSelf: 'stretch' }}>
        Friday
      </Box>
    </Box>
  );
}
