import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  unstable_sxConfig: {
    // A number is now a number of pixels.
    borderRadius: { cssProperty: 'borderRadius' },
  },
});

export default function PixelRadius() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          borderRadius: 8,
          p: 2,
          bgcolor: '#cfe8f3',
          color: '#10212b',
          lineHeight: '24px',
        }}
      >
        Corners of exactly 8 px
      </Box>
    </ThemeProvider>
  );
}
