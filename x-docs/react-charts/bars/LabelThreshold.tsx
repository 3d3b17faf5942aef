import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts';

const labelOfBar: BarChartProps['barLabel'] = (
  { value, seriesId },
  { bar },
) => {
  if (value === null || bar.width < 40 || bar.height < 24) {
    return null;
  }
  return seriesId === 'cost' ? `€${value}k` : `${value} h`;
};

export default function LabelThreshold() {
  return (
    <Box
      role="region"
      aria-label="Cost and hours of four projects"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={280}
        barLabel={labelOfBar}
        colors={['#ffcc80', '#b39ddb']}
        xAxis={[{ data: ['Website', 'App', 'Kiosk', 'Signs'] }]}
        series={[
          { id: 'cost', label: 'Cost', data: [64, 118, 39, 5] },
          { id: 'hours', label: 'Hours', data: [82, 140, 7, 26] },
        ]}
        slotProps={{ barLabel: { style: { fill: '#1c1330' } } }}
      />
    </Box>
  );
}
