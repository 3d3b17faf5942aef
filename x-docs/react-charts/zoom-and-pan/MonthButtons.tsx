import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChartProApi, LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, days, upstream } from './river';

/** The first and the last day of each month, counted from January 1. */
const months = {
  January: [0, 30],
  February: [31, 58],
  March: [59, 89],
  April: [90, 119],
};

const percent = (day: number) => (100 * day) / (days.length - 1);

export default function MonthButtons() {
  const apiRef = React.useRef<ChartProApi<'line'> | undefined>(undefined);
  const [range, setRange] = React.useState('0 to 100%');

  const show = ([first, last]: number[]) => {
    apiRef.current?.setAxisZoomData('day', {
      axisId: 'day',
      start: percent(first),
      end: percent(last),
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(months).map(([name, range]) => (
          <Button key={name} size="small" onClick={() => show(range)}>
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
            setRange(`${Math.round(start)} to ${Math.round(end)}%`)
          }
          xAxis={[{ ...dayAxis, zoom: true }]}
          series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
        />
      </Box>
      <Typography variant="body2">Shown: {range}</Typography>
    </Box>
  );
}
