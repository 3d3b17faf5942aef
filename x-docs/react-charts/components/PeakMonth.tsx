import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarChart, useBarSeries, useXScale, useYScale } from '@mui/x-charts';
import { depths, months } from './snow';

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars || theme).palette.text.primary,
  textAnchor: 'middle',
}));

function PeakFlag() {
  const data = useBarSeries('snow')?.data ?? [];
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const peak = Math.max(...data.map((value) => value ?? 0));
  const left = xScale(months[data.indexOf(peak)]);

  if (left === undefined) {
    return null;
  }
  return (
    <Label x={left + xScale.bandwidth() / 2} y={yScale(peak) - 6}>
      Peak: {peak} cm
    </Label>
  );
}

export default function PeakMonth() {
  return (
    <Box
      role="region"
      aria-label="Snow depth with a label on the highest bar"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={240}
        hideLegend
        xAxis={[{ data: months }]}
        yAxis={[{ max: 140, width: 40 }]}
        series={[{ id: 'snow', label: 'Snow (cm)', data: depths }]}
      >
        <PeakFlag />
      </BarChart>
    </Box>
  );
}
