import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function ColorOnDark() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Stack spacing={2} sx={{ p: 2, bgcolor: 'background.default' }}>
        <AppBar component="div" position="static">
          <Toolbar>
            <Typography variant="h6" component="div">
              Default
            </Typography>
          </Toolbar>
        </AppBar>
        <AppBar component="div" position="static" enableColorOnDark>
          <Toolbar>
            <Typography variant="h6" component="div">
              enableColorOnDark
            </Typography>
          </Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
