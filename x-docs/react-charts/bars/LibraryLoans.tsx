import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const loans = [
  { branch: 'Old Market', books: 1840, media: 510 },
  { branch: 'Riverside', books: 1420, media: 690 },
  { branch: 'University', books: 2210, media: 330 },
  { branch: 'Hillcrest', books: 760, media: 240 },
  { branch: 'Book bus', books: 390, media: 60 },
];

export default function LibraryLoans() {
  return (
    <Box
      role="region"
      aria-label="Loans of the city library by branch"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={320}
        layout="horizontal"
        dataset={loans}
        yAxis={[{ dataKey: 'branch', width: 80 }]}
        xAxis={[{ label: 'Loans in March' }]}
        series={[
          { dataKey: 'books', label: 'Books' },
          { dataKey: 'media', label: 'Music and film' },
        ]}
      />
    </Box>
  );
}
