import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { Cell } from './cell';

export default function StackedCell() {
  return (
    <Grid container spacing={1}>
      <Grid size={8}>
        <Cell>Aerial view</Cell>
      </Grid>
      <Grid size={4}>
        <Stack sx={{ gap: 1 }}>
          <Cell>Front door</Cell>
          <Cell>Garage</Cell>
          <Cell>Garden</Cell>
        </Stack>
      </Grid>
    </Grid>
  );
}
