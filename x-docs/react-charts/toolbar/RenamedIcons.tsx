import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { ScatterChartPro } from '@mui/x-charts-pro';
import { hours, levels, startZoom } from './tides';

const Plus = (props: object) => (
  <SvgIcon {...props}>
    <path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z" />
  </SvgIcon>
);
const Minus = (props: object) => (
  <SvgIcon {...props}>
    <path d="M4 11h16v2H4z" />
  </SvgIcon>
);

const points = levels.map((y, index) => ({ x: hours[index], y }));

export default function RenamedIcons() {
  return (
    <Box
      role="region"
      aria-label="Tide with custom icons in the toolbar"
      sx={{ width: '100%' }}
    >
      <ScatterChartPro
        height={240}
        showToolbar
        hideLegend
        initialZoom={startZoom}
        xAxis={[{ id: 'hour', label: 'Hour', zoom: true }]}
        series={[{ label: 'Level (m)', data: points }]}
        slots={{ zoomInIcon: Plus, zoomOutIcon: Minus }}
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            imageExportOptions: [],
          },
        }}
      />
    </Box>
  );
}
