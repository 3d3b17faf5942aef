import Box from '@mui/material/Box';
import { DataGridPremium, type GridCellParams } from '@mui/x-data-grid-premium';
import { columns, readings } from './readings';

const markHeavyRain = ({ field, value, rowNode }: GridCellParams) =>
  rowNode.type === 'leaf' && field === 'rain' && Number(value) > 20
    ? 'reading--heavy'
    : '';

export default function MarkedReadings() {
  return (
    <Box
      role="region"
      aria-label="Readings, heavy rain is marked"
      sx={{ height: 530, width: '100%' }}
    >
      <DataGridPremium
        rows={readings}
        columns={columns}
        hideFooter
        defaultGroupingExpansionDepth={-1}
        getCellClassName={markHeavyRain}
        initialState={{
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
          aggregation: { model: { rain: 'sum' } },
        }}
        sx={{
          '& .reading--heavy': { bgcolor: 'action.selected', fontWeight: 700 },
        }}
      />
    </Box>
  );
}
