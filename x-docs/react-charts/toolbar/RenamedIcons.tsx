import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { LineChartPro } from '@mui/x-charts-pro';
import { hourAxis, levels, startZoom } from './tides';

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

export default function RenamedIcons() {
  return (
    <Box
      role="region"
      aria-label="Tide with own icons in the toolbar"
      sx={{ width: '100%' }}
    >
      <LineChartPro
        height={240}
        showToolbar
        hideLegend
        initialZoom={startZoom}
        xAxis={[hourAxis]}
        series={[{ label: 'Level (m)', data: levels, showMark: false }]}
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
