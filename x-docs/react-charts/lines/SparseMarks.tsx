import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const steps = Array.from({ length: 241 }, (_, index) => index);
const signal = steps.map(
  (step) => 20 + 12 * Math.sin(step / 18) + 3 * Math.cos(step / 3),
);

export default function SparseMarks() {
  return (
    <Box
      role="region"
      aria-label="Signal with 241 points and few marks"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ data: steps, domainLimit: 'strict' }]}
        series={[
          {
            label: 'Signal',
            data: signal,
            showMark: ({ index }) => index % 40 === 0,
            valueFormatter: (value) => value?.toFixed(1) ?? '',
          },
        ]}
      />
    </Box>
  );
}
