import Box from '@mui/material/Box';
import {
  BarChart,
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts';
import { degrees, hours, piecewiseMap } from './temperatures';

const names = ['cold', 'cool', 'mild', 'warm'];
const labelFormatter = ({
  index,
  formattedMin,
  formattedMax,
}: PiecewiseLabelFormatterParams) =>
  `${names[index]} (${formattedMin ?? '…'}–${formattedMax ?? '…'})`;

export default function ComfortZones() {
  return (
    <Box
      role="region"
      aria-label="Temperature in four zones"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={220}
        xAxis={[{ data: hours }]}
        yAxis={[{ colorMap: piecewiseMap }]}
        series={[{ data: degrees }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'end',
            markType: 'circle',
            labelFormatter,
            sx: { flexWrap: 'wrap', gap: 2, width: 'auto' },
          },
        }}
      />
    </Box>
  );
}
