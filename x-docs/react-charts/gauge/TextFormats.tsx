import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts';

export default function TextFormats() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Gauge
        height={140}
        value={18}
        valueMax={24}
        text={({ value, valueMax }) => `${value} of ${valueMax}`}
        aria-label="Seats taken"
      />
      <Gauge
        height={140}
        value={61}
        text={({ value }) => `${value}\npercent`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 20 } }}
        aria-label="Tank level"
      />
      <Gauge
        height={140}
        value={null}
        text="no data"
        role="img"
        aria-valuemin={undefined}
        aria-valuemax={undefined}
        aria-label="Sensor without data"
      />
    </Stack>
  );
}
