import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const outer = createTheme({
  palette: { primary: { main: '#1b5e20' }, secondary: { main: '#6a1b9a' } },
});

const inner = (theme: Theme) =>
  createTheme({
    ...theme,
    palette: { ...theme.palette, primary: { main: '#b71c1c' } },
  });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip color="primary" label="Berth free" />
        <ThemeProvider theme={inner}>
          <Chip color="primary" label="Berth taken" />
          <Chip color="secondary" label="Reserved" />
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
