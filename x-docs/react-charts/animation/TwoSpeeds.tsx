import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts';

const queues = [
  [12, 25, 31, 9],
  [28, 14, 8, 22],
  [19, 33, 17, 27],
];
const desks = ['Post', 'Taxes', 'Permits', 'Passports'];

export default function TwoSpeeds() {
  const [hour, setHour] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setHour((hour + 1) % queues.length)}
      >
        Next hour
      </Button>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {[false, true].map((skipAnimation) => (
          <Box
            key={String(skipAnimation)}
            role="region"
            aria-label={`Waiting visitors, ${skipAnimation ? 'without' : 'with'} animation`}
          >
            <BarChart
              height={220}
              skipAnimation={skipAnimation}
              xAxis={[{ data: desks }]}
              yAxis={[{ max: 40, width: 30 }]}
              series={[
                {
                  data: queues[hour],
                  label: skipAnimation ? 'Skipped' : 'Animated',
                },
              ]}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
