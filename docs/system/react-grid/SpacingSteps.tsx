import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

const spacings = [0, 1, 3];

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {spacings.map((spacing) => (
        <Grid key={spacing} container spacing={spacing}>
          {['Pier 1', 'Pier 2', 'Pier 3'].map((pier) => (
            <Grid key={pier} size={4}>
              <Box sx={cell}>
                {pier}, spacing {spacing}
              </Box>
            </Grid>
          ))}
        </Grid>
      ))}
    </Box>
  );
}
