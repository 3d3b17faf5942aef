import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts';

const crops = [
  { id: 'wheat', label: 'Wheat', value: 48, color: '#f2d388' },
  { id: 'corn', label: 'Corn', value: 31, color: '#f7b267' },
  { id: 'oats', label: 'Oats', value: 17, color: '#b8d8ba' },
  { id: 'flax', label: 'Flax', value: 6, color: '#a9c5ea' },
];
const total = crops.reduce((sum, { value }) => sum + value, 0);

export default function PercentLabels() {
  return (
    <Box
      role="region"
      aria-label="Fields of a farm by crop"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={240}
        series={[
          {
            data: crops,
            arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
            arcLabelMinAngle: 25,
            arcLabelRadius: '65%',
            valueFormatter: ({ value }) => `${value} acres`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: '#22262b',
            fontWeight: 700,
          },
        }}
      />
    </Box>
  );
}
