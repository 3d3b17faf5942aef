import Box from '@mui/material/Box';

const heights = ['normal', 2.5, '48px'];

export default function LineHeights() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body2' }}>
      {heights.map((height) => (
        <Box
          key={height}
          sx={{ lineHeight: height, border: 1, borderColor: 'divider', px: 1 }}
        >
          Line height {height}
        </Box>
      ))}
    </Box>
  );
}
