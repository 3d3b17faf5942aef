import Box from '@mui/material/Box';
import { legendClasses, LineChart } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

export default function EmphasizedEntry() {
  return (
    <Box
      role="region"
      aria-label="Boats with the marina emphasized"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={pointAxis}
        series={harbors}
        slotProps={{
          legend: {
            sx: {
              [`& .${legendClasses.item}[data-series="marina"]`]: {
                order: -1,
                border: 1,
                borderRadius: 1,
                px: 1,
                py: 0.5,
              },
            },
          },
        }}
      />
    </Box>
  );
}
