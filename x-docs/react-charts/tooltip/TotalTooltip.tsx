import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  ChartsTooltipContainer,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts';
import { harvest, years } from './orchard';

function TotalTooltipContent() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) {
    return null;
  }
  const total = axis.seriesItems.reduce(
    (sum, { value }) => sum + (typeof value === 'number' ? value : 0),
    0,
  );

  return (
    <Paper elevation={3} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}: {total} t
      </Typography>
      {axis.seriesItems.map(({ seriesId, color, formattedLabel, value }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: `4px solid ${color}`, px: 1 }}
        >
          {formattedLabel} {Math.round((100 * Number(value ?? 0)) / total)}%
        </Typography>
      ))}
    </Paper>
  );
}

function TotalTooltipSlot(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <TotalTooltipContent />
    </ChartsTooltipContainer>
  );
}

export default function TotalTooltip() {
  return (
    <Box role="region" aria-label="Harvest with shares" sx={{ width: '100%' }}>
      <BarChart
        height={260}
        xAxis={[{ data: years }]}
        series={harvest.map((fruit) => ({ ...fruit, stack: 'all' }))}
        slots={{ tooltip: TotalTooltipSlot }}
      />
    </Box>
  );
}
