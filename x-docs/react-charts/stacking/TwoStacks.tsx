import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function TwoStacks() {
  return (
    <Box
      role="region"
      aria-label="Staff and beds of three clinics"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={280}
        xAxis={[{ data: ['Harbor clinic', 'City clinic', 'Hill clinic'] }]}
        series={[
          { label: 'Doctors', stack: 'staff', data: [42, 68, 25] },
          { label: 'Nurses', stack: 'staff', data: [97, 151, 61] },
          { label: 'Beds', data: [120, 240, 80] },
        ]}
      />
    </Box>
  );
}
