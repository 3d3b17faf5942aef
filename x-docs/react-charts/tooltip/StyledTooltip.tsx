import Box from '@mui/material/Box';
import { BarChart, chartsTooltipClasses } from '@mui/x-charts';
import { harvest, tonnes, years } from './orchard';

export default function StyledTooltip() {
  return (
    <Box
      role="region"
      aria-label="Harvest with a styled tooltip"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: years }]}
        series={harvest.map((fruit) => ({ ...fruit, valueFormatter: tonnes }))}
        slotProps={{
          tooltip: {
            sx: {
              [`& .${chartsTooltipClasses.paper}`]: {
                border: 2,
                borderColor: 'primary.main',
                borderRadius: 3,
              },
              [`& .${chartsTooltipClasses.mark}`]: { opacity: 0.6 },
              [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 'bold' },
            },
          },
        }}
      />
    </Box>
  );
}
