import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const day = createTheme({
  palette: {
    mode: 'light',
    primary: { main: '#7c2d92' },
    background: { paper: '#fdf7ff' },
  },
});

const night = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#e3a8f5' },
    background: { paper: '#211527' },
  },
});

export default function SchemePair() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        width: '100%',
      }}
    >
      {[day, night].map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle1" component="p">
              Planetarium, {theme.palette.mode} scheme
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              Winter sky, 45 minutes
            </Typography>
            <Button variant="contained">Choose seats</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}
