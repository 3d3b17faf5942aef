import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const boats = [
  ['Dinghy', 34],
  ['Cutter', 21],
  ['Trawler', 18],
  ['Ketch', 16],
  ['Yawl', 13],
  ['Sloop', 12],
  ['Schooner', 9],
  ['Catamaran', 8],
  ['Barge', 6],
  ['Tug', 5],
  ['Pilot boat', 4],
  ['Ferry', 3],
] as const;

export default function ScrollingLegend() {
  return (
    <Box
      role="region"
      aria-label="Types of boats with a scrolling legend"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={200}
        series={[
          {
            data: boats.map(([label, value]) => ({ id: label, label, value })),
          },
        ]}
        slotProps={{
          legend: {
            tabIndex: 0,
            sx: {
              flexWrap: 'nowrap',
              height: 150,
              overflowY: 'auto',
              gap: 1,
              p: 0.5,
            },
          },
        }}
      />
    </Box>
  );
}
