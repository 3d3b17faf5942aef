import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts';

const homes = [
  [71, 12, 7, 7, 3],
  [28, 31, 14, 21, 6],
];
const labels = ['Heating', 'Hot water', 'Cooking', 'Devices', 'Light'];

export default function AnimatedPie() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setIndex(1 - index)}>
          Next home
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <Box role="region" aria-label="Energy use of two homes in turn">
        <PieChart
          height={220}
          skipAnimation={skipAnimation}
          series={[
            {
              data: labels.map((label, id) => ({
                id,
                label,
                value: homes[index][id],
              })),
            },
          ]}
        />
      </Box>
    </Box>
  );
}
