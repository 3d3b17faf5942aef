import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TextFitting() {
  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography variant="h6" component="p" noWrap>
        Proceedings of the Society for Tidal Mills
      </Typography>
      <Typography align="center" color="textSecondary" gutterBottom>
        Volume 12, spring
      </Typography>
      <Typography variant="body2" align="justify">
        Three mills on the estuary still grind twice a day, whenever the water
        has gone far enough down to turn their wheels.
      </Typography>
    </Box>
  );
}
