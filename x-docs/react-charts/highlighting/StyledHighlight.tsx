import Box from '@mui/material/Box';
import { chartsAxisHighlightClasses, LineChart } from '@mui/x-charts';
import { months, routes } from './ferry';

export default function StyledHighlight() {
  return (
    <Box
      role="region"
      aria-label="Passengers with styled highlighting"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={routes.map((route) => ({
          ...route,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
        slotProps={{ tooltip: { trigger: 'none' } }}
        sx={{
          [`& .${chartsAxisHighlightClasses.root}`]: {
            stroke: (theme) => (theme.vars ?? theme).palette.secondary.main,
            strokeWidth: 2,
            strokeDasharray: 'none',
          },
          '& [data-highlighted]': { strokeWidth: 4 },
        }}
      />
    </Box>
  );
}
