import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const columnsWithLimits = columns.map((column) => ({
  ...column,
  groupable: column.field === 'venue' || column.field === 'genre',
}));

export default function SomeGroupable() {
  return (
    <Box
      role="region"
      aria-label="Screenings, groupable by venue and genre"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columnsWithLimits}
        hideFooter
      />
    </Box>
  );
}
