import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts';

const voltage = (second: number) =>
  230 + Math.round(60 * Math.sin(second * 0.7) * Math.cos(second * 0.23)) / 10;

export default function LiveVoltage() {
  const [running, setRunning] = React.useState(false);
  const [last, setLast] = React.useState(19);
  const seconds = Array.from({ length: 20 }, (_, index) => last - 19 + index);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => setLast((second) => second + 1), 250);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start measuring'}
      </Button>
      <Box role="region" aria-label="Voltage of the last 20 seconds">
        <LineChart
          height={240}
          hideLegend
          skipAnimation
          xAxis={[
            { data: seconds, min: last - 19, max: last, label: 'Second' },
          ]}
          yAxis={[{ min: 220, max: 240, width: 45 }]}
          series={[
            { label: 'Volt', data: seconds.map(voltage), showMark: false },
          ]}
        />
      </Box>
    </Box>
  );
}
