import Box from '@mui/material/Box';

export default function MaxWidthText() {
  return (
    <Box
      component="p"
      sx={{
        maxWidth: 'sm',
        m: 0,
        p: 2,
        bgcolor: 'action.hover',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      Lines of text are easy to read up to about seventy characters. On a wide
      screen, this paragraph stops at 600 pixels; on a phone, it takes up all
      the available width.
    </Box>
  );
}
