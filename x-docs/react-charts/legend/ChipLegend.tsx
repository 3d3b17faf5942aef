import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LineChart, useLegend } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

function Chips() {
  const { items } = useLegend();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {items.map(({ id, label, color }) => (
        <Chip
          key={id}
          size="small"
          variant="outlined"
          label={label}
          sx={{ borderColor: color, borderWidth: 2 }}
        />
      ))}
    </Stack>
  );
}

export default function ChipLegend() {
  return (
    <Box
      role="region"
      aria-label="Boats with chips as a legend"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={pointAxis}
        series={harbors}
        slots={{ legend: Chips }}
      />
    </Box>
  );
}
