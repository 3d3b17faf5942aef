import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  ChartsTooltipContainer,
  PieChart,
  useItemTooltip,
} from '@mui/x-charts';

function SliceChip() {
  const item = useItemTooltip<'pie'>();
  if (!item) {
    return null;
  }
  return (
    <Chip
      label={`${item.label}: ${item.formattedValue}`}
      sx={{
        bgcolor: 'background.paper',
        border: 3,
        borderColor: item.color,
      }}
    />
  );
}

function SliceTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <SliceChip />
    </ChartsTooltipContainer>
  );
}

export default function ItemCard() {
  return (
    <Box role="region" aria-label="Varieties of apples" sx={{ width: '100%' }}>
      <PieChart
        height={200}
        slots={{ tooltip: SliceTooltip }}
        series={[
          {
            data: [
              { id: 'boskoop', value: 41, label: 'Boskoop' },
              { id: 'elstar', value: 35, label: 'Elstar' },
              { id: 'topaz', value: 21, label: 'Topaz' },
            ],
            valueFormatter: ({ value }) => `${value} t`,
          },
        ]}
      />
    </Box>
  );
}
