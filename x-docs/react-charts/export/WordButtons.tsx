import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  BarChartPro,
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { farmAxis, harvest } from './harvest';

function ExportToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ChartsToolbarPrintExportTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Print
      </ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger
        options={{ type: 'image/png', fileName: 'harvest' }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Save as PNG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

export default function WordButtons() {
  return (
    <Box
      role="region"
      aria-label="Harvest with buttons for the export"
      sx={{ width: '100%' }}
    >
      <BarChartPro
        height={300}
        showToolbar
        xAxis={[farmAxis]}
        yAxis={[{ label: 'Tons', width: 45 }]}
        series={harvest}
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
