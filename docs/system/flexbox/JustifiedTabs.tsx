import Box from '@mui/material/Box';

const values = [
  'start',
  'center',
  'end',
  'space-between',
  'space-around',
  'space-evenly',
];

export default function JustifiedTabs() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {values.map((justifyContent) => (
        <Box
          key={justifyContent}
          sx={{
            display: 'flex',
            justifyContent,
            gap: 1,
            bgcolor: 'action.hover',
            color: 'text.primary',
            typography: 'body2',
            '& > *': { px: 1, py: 0.5, bgcolor: 'action.selected' },
          }}
        >
          <span>Tea</span>
          <code>{justifyContent}</code>
          <span>Cake</span>
        </Box>
      ))}
    </Box>
  );
}
