import { Box, Grid, ThemeProvider, createTheme } from '@mui/system';
import { cell } from './cell';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 300, md: 500, lg: 700, xl: 900 } },
});

const piers = ['North pier', 'Fish market', 'Old harbor'];

export default function EarlyBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={1}>
        {piers.map((pier) => (
          <Grid key={pier} size={{ xs: 12, md: 4 }}>
            <Box sx={cell}>{pier}</Box>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
