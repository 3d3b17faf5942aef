import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, heavyOnTheWay, parcels } from './parcels';

export default function HeavyParcels() {
  return (
    <Box
      role="region"
      aria-label="Parcels with two filters"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        rows={parcels}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: heavyOnTheWay } }}
        hideFooter
      />
    </Box>
  );
}
