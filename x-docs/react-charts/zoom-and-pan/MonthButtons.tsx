import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChartProApi, LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, days, upstream } from './river';

const months = { January: 0, February: 31, March: 59, April: 90 };

export default function MonthButtons() {
  const apiRef = React.useRef<ChartProApi<'line'> | undefined>(undefined);
  const [range, setRange] = React.useState('0 to 100 %');

  const show = (first: number) => {
    const percent = (day: number) => (100 * day) / (days.length - 1);
    apiRef.current?.setAxisZoomData('day', {
      axisId: 'day',
      start: percent(first),
      end: Math.min(percent(first + 30), 100),
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(months).map(([name, first]) => (
          <Button key={name} size="small" onClick={() => show(first)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Box role="region" aria-label="Water level with a choice of months">
        <LineChartPro
          height={240}
          hideLegend
          apiRef={apiRef}
          onZoomChange={([{ start, end }]) =>
            setRange(`${Math.round(start)} to ${Math.round(end)} %`)
          }
          xAxis={[{ ...dayAxis, zoom: true }]}
          series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
        />
      </Box>
      <Typography variant="body2">Shown: {range}</Typography>
    </Box>
  );
}
