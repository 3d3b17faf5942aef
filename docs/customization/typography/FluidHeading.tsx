import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    h3: {
      fontSize: 'clamp(1.75rem, 1.2rem + 2.5vw, 3.25rem)',
      lineHeight: 1.15,
    },
  },
});

export default function FluidHeading() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3" component="p">
        Night trains of Europe
      </Typography>
    </ThemeProvider>
  );
}
