import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const years = ['2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function LakeLevel() {
  return (
    <Box
      role="region"
      aria-label="Change of a lake level by year"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={270}
        hideLegend
        xAxis={[{ data: years }]}
        yAxis={[
          {
            label: 'Change (cm)',
            width: 55,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: ['#d9822b', '#2b7bbb'],
            },
          },
        ]}
        series={[{ label: 'Change (cm)', data: [-12, 8, 15, -4, -21, 6, 11] }]}
      />
    </Box>
  );
}
