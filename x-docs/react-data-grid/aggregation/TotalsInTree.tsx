import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Meter {
  id: number;
  path: string[];
  power: number | null;
}

const meters: Meter[] = [
  { id: 1, path: ['North feeder'], power: null },
  { id: 2, path: ['North feeder', 'Town hall'], power: 150 },
  { id: 3, path: ['North feeder', 'Swimming pool'], power: 94 },
  { id: 4, path: ['South feeder'], power: null },
  { id: 5, path: ['South feeder', 'Station square'], power: 300 },
];

const columns: GridColDef<Meter>[] = [
  { field: 'power', headerName: 'Power (kW)', type: 'number', width: 150 },
];

const getTreeDataPath = (row: Meter) => row.path;

export default function TotalsInTree() {
  return (
    <Box
      role="region"
      aria-label="Power per feeder"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        treeData
        rows={meters}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Feeder and site' }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
        initialState={{ aggregation: { model: { power: 'sum' } } }}
      />
    </Box>
  );
}
