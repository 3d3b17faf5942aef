import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { type GridColDef } from '@mui/x-data-grid-pro';
import { type Machine } from './machines';

export const machineColumns: GridColDef<Machine>[] = [
  { field: 'id', headerName: 'Machine', flex: 1, minWidth: 100 },
  {
    field: 'now',
    headerName: 'Load (%)',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.load[19],
  },
  {
    field: 'load',
    headerName: 'Last 20 values',
    width: 200,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <Box
        role="img"
        aria-label={`Load of ${row.id}, now ${row.load[19]}%`}
        sx={{ pt: 1 }}
      >
        <SparkLineChart
          data={row.load}
          width={180}
          height={36}
          yAxis={{ min: 0, max: 100 }}
        />
      </Box>
    ),
  },
];
