import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

export default function EnergyPie() {
  return (
    <Box
      role="region"
      aria-label="Energy use of a household"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={220}
        series={[
          {
            data: [
              { id: 'heating', value: 58, label: 'Heating' },
              { id: 'water', value: 17, label: 'Hot water' },
              { id: 'cooking', value: 9, label: 'Cooking' },
              { id: 'devices', value: 12, label: 'Devices' },
              { id: 'light', value: 4, label: 'Light' },
            ],
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
    </Box>
  );
}
