import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';

const stages = ['Visits', 'Baskets', 'Orders', 'Repeat orders'];

const series = [
  { year: '2024', color: '#a9c5ea', values: [900, 620, 420, 260] },
  { year: '2023', color: '#f6d59b', values: [700, 390, 210, 90] },
].map(({ values, color, year }) => ({
  id: year,
  curve: 'step' as const,
  borderRadius: 0,
  sectionLabel: year === '2023' ? undefined : (false as const),
  data: values.map((value, index) => ({
    value,
    color,
    label: (location: 'tooltip' | 'legend' | 'section') =>
      location === 'tooltip'
        ? `${stages[index]} ${year}`
        : index
          ? undefined
          : year,
  })),
}));

export default function TwoYears() {
  return (
    <Box
      role="region"
      aria-label="Orders of a bookshop in two years"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={300}
        gap={4}
        categoryAxis={{ categories: stages, size: 95, disableLine: true }}
        series={series}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#22262b' } }}
      />
    </Box>
  );
}
