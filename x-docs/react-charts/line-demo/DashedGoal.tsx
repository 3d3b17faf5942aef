import Box from '@mui/material/Box';
import { LineChart, lineElementClasses } from '@mui/x-charts';

const weeks = [1, 2, 3, 4, 5, 6];

export default function DashedGoal() {
  return (
    <Box
      role="region"
      aria-label="Donations compared with the goal"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        yAxis={[{ label: 'Thousand $', width: 50 }]}
        series={[
          { id: 'given', label: 'Donations', data: [4, 9, 13, 22, 26, 34] },
          {
            id: 'goal',
            label: 'Goal',
            data: [5, 10, 15, 20, 25, 30],
            showMark: false,
          },
        ]}
        sx={{
          [`& .${lineElementClasses.series}-goal`]: { strokeDasharray: '8 5' },
        }}
      />
    </Box>
  );
}
