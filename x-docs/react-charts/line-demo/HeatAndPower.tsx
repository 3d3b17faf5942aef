import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'];

export default function HeatAndPower() {
  return (
    <Box
      role="region"
      aria-label="Outside temperature and heating costs of a school"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={290}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          { id: 'degrees', label: 'Temperature (°C)', width: 55 },
          { id: 'costs', label: 'Heating ($)', position: 'right', width: 65 },
        ]}
        series={[
          {
            label: 'Temperature (°C)',
            data: [15, 10, 5, 1, -1, 2],
            yAxisId: 'degrees',
          },
          {
            label: 'Heating ($)',
            data: [320, 890, 1640, 2310, 2580, 2190],
            yAxisId: 'costs',
          },
        ]}
      />
    </Box>
  );
}
