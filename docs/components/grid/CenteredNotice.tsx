import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function CenteredNotice() {
  return (
    <Grid
      container
      sx={{
        minHeight: 160,
        alignItems: 'center',
        justifyContent: 'center',
        border: '1px dashed',
      }}
    >
      <Grid size={{ xs: 10, sm: 5 }}>
        <Cell>No appointments today</Cell>
      </Grid>
    </Grid>
  );
}
