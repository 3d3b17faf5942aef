import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const quiet = createTheme({ palette: { primary: { main: '#4a148c' } } });
const open = createTheme({ palette: { primary: { main: '#1b5e20' } } });

function Room({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <Button variant="contained" href="#room">
      {name}: {theme.palette.primary.main}
    </Button>
  );
}

export default function ReadingRooms() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <ThemeProvider theme={open}>
        <Room name="Open shelves" />
        <ThemeProvider theme={quiet}>
          <Room name="Quiet room" />
        </ThemeProvider>
      </ThemeProvider>
    </Stack>
  );
}
