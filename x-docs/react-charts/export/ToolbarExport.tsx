import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro';
import { farmAxis, harvest } from './harvest';

export default function ToolbarExport() {
  return (
    <Box
      role="region"
      aria-label="Harvest with an export menu"
      sx={{ width: '100%' }}
    >
      <BarChartPro
        height={300}
        showToolbar
        xAxis={[farmAxis]}
        yAxis={[{ label: 'Tons', width: 45 }]}
        series={harvest}
      />
    </Box>
  );
}
