import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function OffsetRows() {
  return (
    <Grid container spacing={1}>
      <Grid size={4} offset={2}>
        <Cell>offset 2</Cell>
      </Grid>
      <Grid size={4} offset={2}>
        <Cell>offset 2</Cell>
      </Grid>
      <Grid size={{ xs: 6, md: 4 }} offset={{ xs: 6, md: 'auto' }}>
        <Cell>auto from md</Cell>
      </Grid>
    </Grid>
  );
}
