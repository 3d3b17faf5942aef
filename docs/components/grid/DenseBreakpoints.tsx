import Grid from '@mui/material/Grid';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { Cell } from './cell';

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: 340, md: 480, lg: 640, xl: 1000 } },
});

export default function DenseBreakpoints() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, breakpoints })}>
      <Grid container spacing={1}>
        {['Gate', 'Track', 'Platform', 'Coach'].map((label) => (
          <Grid key={label} size={{ xs: 12, sm: 6, xl: 3 }}>
            <Cell>{label}</Cell>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
