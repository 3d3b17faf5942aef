import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';
import { RateEditCell } from './rateEditCell';

function checkRate({ props }: GridPreProcessEditCellProps<number | null>) {
  const rate = props.value;
  let message = '';
  if (rate == null) {
    message = 'Enter a rate';
  } else if (rate < 10 || rate > 90) {
    message = 'Between 10 and 90 €';
  }
  return { ...props, error: message !== '', message };
}

const columns: GridColDef<Bike>[] = [
  { field: 'frame', headerName: 'Frame', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 160,
    editable: true,
    preProcessEditCellProps: checkRate,
    renderEditCell: ({ message, ...params }) => (
      <RateEditCell {...params} message={message} />
    ),
  },
];

export default function RateLimits() {
  return (
    <Box
      role="region"
      aria-label="Rental bikes, rates between 10 and 90"
      sx={{
        height: 320,
        width: '100%',
        '& .Mui-error': { color: 'error.main' },
      }}
    >
      <DataGrid rows={bikes} columns={columns} hideFooter />
    </Box>
  );
}
