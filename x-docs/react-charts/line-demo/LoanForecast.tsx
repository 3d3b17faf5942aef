import Box from '@mui/material/Box';
import { LineChart, lineElementClasses } from '@mui/x-charts';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const loans = [310, 335, 328, 362, null, null, null];
const forecast = [null, null, null, 362, 380, 374, 391];

export default function LoanForecast() {
  return (
    <Box
      role="region"
      aria-label="E-bike loans with a forecast"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ min: 250, max: 400, width: 45 }]}
        series={[
          { id: 'loans', label: 'Loans', data: loans, color: '#2b7bbb' },
          {
            id: 'forecast',
            label: 'Forecast',
            data: forecast,
            color: '#2b7bbb',
            showMark: ({ index }) => index > 3,
            valueFormatter: (value, { dataIndex }) =>
              value === null || dataIndex === 3 ? null : `about ${value}`,
          },
        ]}
        sx={{
          [`& .${lineElementClasses.series}-forecast`]: {
            strokeDasharray: '4 5',
          },
        }}
      />
    </Box>
  );
}
