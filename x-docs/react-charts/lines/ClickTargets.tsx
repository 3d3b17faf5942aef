import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';
import { clock, hourAxis, swimmers } from './pool';

export default function ClickTargets() {
  const [message, setMessage] = React.useState('Click into the chart.');
  const showHour = (index: number) => {
    const { hour, lanes, leisure } = swimmers[index];
    setMessage(`${clock(hour)}: ${lanes} in lanes, ${leisure} at leisure`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Clickable lines of pool visitors">
        <LineChart
          height={260}
          dataset={swimmers}
          xAxis={[hourAxis]}
          series={[
            { id: 'lanes', dataKey: 'lanes', label: 'Lanes' },
            { id: 'leisure', dataKey: 'leisure', label: 'Leisure', area: true },
          ]}
          onAxisClick={(_, data) => data && showHour(data.dataIndex)}
          onMarkClick={(_, { seriesId, dataIndex = 0 }) =>
            setMessage(`Mark ${dataIndex} of ${seriesId}`)
          }
        />
      </Box>
      <Stack
        direction="row"
        role="group"
        aria-label="Show an hour"
        sx={{ flexWrap: 'wrap' }}
      >
        {swimmers.map(({ hour }, index) => (
          <Button key={hour} size="small" onClick={() => showHour(index)}>
            {clock(hour)}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Box>
  );
}
