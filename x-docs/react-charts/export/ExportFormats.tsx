import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro';
import { farmAxis, harvest } from './harvest';

export default function ExportFormats() {
  return (
    <Box
      role="region"
      aria-label="Harvest that is saved as PNG, JPEG or WebP"
      sx={{ width: '100%' }}
    >
      <BarChartPro
        height={300}
        showToolbar
        xAxis={[farmAxis]}
        yAxis={[{ label: 'Tons', width: 45 }]}
        series={harvest}
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            imageExportOptions: [
              { type: 'image/png', fileName: 'harvest' },
              { type: 'image/jpeg', fileName: 'harvest', quality: 0.8 },
              { type: 'image/webp', fileName: 'harvest', quality: 0.8 },
            ],
          },
        }}
      />
    </Box>
  );
}
