import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type AxisItemIdentifier, LineChart } from '@mui/x-charts';
import { months, routes } from './ferry';

const firstMonth: AxisItemIdentifier[] = [{ axisId: 'month', dataIndex: 2 }];

export default function ChosenMonth() {
  const [highlightedAxis, setHighlightedAxis] = React.useState(firstMonth);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="chosen-month" variant="body2">
        Highlighted month
      </Typography>
      <Slider
        aria-labelledby="chosen-month"
        min={0}
        max={months.length - 1}
        value={highlightedAxis[0].dataIndex}
        valueLabelFormat={(index) => months[index]}
        getAriaValueText={(index) => months[index]}
        valueLabelDisplay="auto"
        onChange={(_, dataIndex) =>
          setHighlightedAxis([{ axisId: 'month', dataIndex }])
        }
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Box role="region" aria-label="Passengers, one month highlighted">
        <LineChart
          height={260}
          xAxis={[{ id: 'month', scaleType: 'point', data: months }]}
          series={routes}
          highlightedAxis={highlightedAxis}
          onHighlightedAxisChange={(items) => {
            if (items.length > 0) {
              setHighlightedAxis(items);
            }
          }}
        />
      </Box>
    </Box>
  );
}
