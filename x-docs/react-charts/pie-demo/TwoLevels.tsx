import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const groups = [
  { id: 'print', label: 'Print', value: 620, color: '#4c78a8' },
  { id: 'audio', label: 'Audio', value: 240, color: '#e08f3e' },
];

const media = [
  { id: 'novels', label: 'Novels', value: 380, color: '#7ba0c8' },
  { id: 'comics', label: 'Comics', value: 150, color: '#9bb9d8' },
  { id: 'maps', label: 'Maps', value: 90, color: '#bcd1e6' },
  { id: 'books', label: 'Audiobooks', value: 170, color: '#ecb57e' },
  { id: 'records', label: 'Records', value: 70, color: '#f3d0ad' },
];

export default function TwoLevels() {
  return (
    <Box
      role="region"
      aria-label="Library loans by group and medium"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={260}
        series={[
          { data: groups, outerRadius: 65 },
          { data: media, innerRadius: 70, outerRadius: 110 },
        ]}
      />
    </Box>
  );
}
