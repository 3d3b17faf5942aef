import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts';

export default function BatteryGauges() {
  return (
    <Stack direction="row" spacing={2}>
      <Gauge height={130} value={72} aria-label="Battery, full ring" />
      <Gauge
        height={130}
        value={72}
        startAngle={-100}
        endAngle={100}
        aria-label="Battery, open ring"
      />
    </Stack>
  );
}
