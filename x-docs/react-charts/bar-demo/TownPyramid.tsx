import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const ages = ['80+', '60–79', '40–59', '20–39', '0–19'];
const count = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function TownPyramid() {
  return (
    <Box
      role="region"
      aria-label="Residents of a village by age and sex"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        layout="horizontal"
        xAxis={[
          { min: -400, max: 400, label: 'Residents', valueFormatter: count },
        ]}
        yAxis={[{ data: ages, width: 60, disableLine: true }]}
        series={[
          {
            label: 'Men',
            data: [-65, -210, -330, -290, -255],
            stack: 'residents',
            valueFormatter: count,
          },
          {
            label: 'Women',
            data: [110, 235, 340, 275, 240],
            stack: 'residents',
            valueFormatter: count,
          },
        ]}
      />
    </Box>
  );
}
