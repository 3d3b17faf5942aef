import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const stops = ['Harbor', 'Castle', 'Campus', 'Airport'];

export default function MixedTickets() {
  return (
    <Box
      role="region"
      aria-label="Tram tickets by stop, single and multi-trip beside passes"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={290}
        xAxis={[{ data: stops }]}
        yAxis={[{ label: 'Tickets', width: 65 }]}
        series={[
          { label: 'Single', data: [520, 760, 310, 890], stack: 'tickets' },
          { label: 'Ten trips', data: [180, 120, 260, 90], stack: 'tickets' },
          { label: 'Passes', data: [340, 150, 720, 210] },
        ]}
      />
    </Box>
  );
}
