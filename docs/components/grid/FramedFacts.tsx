import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const facts = ['Depth 34 m', 'Visibility 12 m', 'Water 16 °C', 'Dive 47 min'];

export default function FramedFacts() {
  return (
    <Grid
      container
      spacing="1px"
      sx={{ p: '1px', bgcolor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      {facts.map((fact) => (
        <Grid
          key={fact}
          size={{ xs: 'grow', sm: 6 }}
          sx={{ minWidth: 120, p: 2, bgcolor: 'background.paper' }}
        >
          <Typography color="text.primary">{fact}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
