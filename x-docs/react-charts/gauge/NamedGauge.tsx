import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts';

export default function NamedGauge() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id="storage-label">Storage used</Typography>
      <Gauge
        height={150}
        value={412}
        valueMax={500}
        text={({ value }) => `${value} GB`}
        aria-labelledby="storage-label"
        aria-valuetext="412 of 500 gigabytes"
      />
    </Box>
  );
}
