import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    shelf: { height: number };
  }
  interface ThemeOptions {
    shelf?: { height: number };
  }
}

const library = createTheme({ shelf: { height: 48 } });

export default function LibraryTheme() {
  return (
    <ThemeProvider theme={library}>
      <Box
        sx={{
          height: (theme) => theme.shelf.height,
          display: 'flex',
          alignItems: 'center',
          px: 2,
          border: 1,
        }}
      >
        Shelf F: field guides
      </Box>
    </ThemeProvider>
  );
}
