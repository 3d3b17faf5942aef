import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
  LineChartPro,
} from '@mui/x-charts-pro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { hourAxis, levels, startZoom } from './tides';

function WordToolbar() {
  return (
    <Toolbar aria-label="Zoom">
      <ChartsToolbarZoomInTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Closer
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Farther
      </ChartsToolbarZoomOutTrigger>
    </Toolbar>
  );
}

export default function ZoomButtons() {
  return (
    <Box
      role="region"
      aria-label="Tide with words in the toolbar"
      sx={{ width: '100%' }}
    >
      <LineChartPro
        height={240}
        showToolbar
        hideLegend
        initialZoom={startZoom}
        xAxis={[hourAxis]}
        series={[{ label: 'Level (m)', data: levels, showMark: false }]}
        slots={{ toolbar: WordToolbar }}
      />
    </Box>
  );
}
