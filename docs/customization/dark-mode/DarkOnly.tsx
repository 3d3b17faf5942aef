import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({
  palette: { mode: 'dark' },
});

export default function DarkOnly() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 2, maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          Observatory live feed
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Camera 2, pointing north-east
        </Typography>
        <Stack direction="row" spacing={1}>
          <Chip label="Clear sky" color="success" />
          <Chip label="Exposure 30 s" variant="outlined" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
