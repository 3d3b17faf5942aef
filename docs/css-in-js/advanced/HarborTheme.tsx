import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const harbor = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 16 },
});

export default function HarborTheme() {
  return (
    <ThemeProvider theme={harbor}>
      <Button variant="contained" href="#moor">
        Moor here
      </Button>
    </ThemeProvider>
  );
}
