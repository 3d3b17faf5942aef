import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';
import { namedInput } from './namedCells';

const columns: GridColDef<Bike>[] = [
  { field: 'frame', headerName: 'Frame', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: namedInput,
  },
];

export default function NextMissingRate() {
  const apiRef = useGridApiRef();

  const editNext = () => {
    const api = apiRef.current;
    const target = api
      ?.getSortedRowIds()
      .find(
        (id) =>
          api.getCellValue(id, 'dailyRate') == null &&
          api.getCellMode(id, 'dailyRate') === 'view',
      );
    if (api && target !== undefined) {
      api.startCellEditMode({ id: target, field: 'dailyRate' });
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={editNext} sx={{ mb: 1 }}>
        Fill in the next missing rate
      </Button>
      <Box
        role="region"
        aria-label="Rental bikes, two rates missing"
        sx={{ height: 320 }}
      >
        <DataGrid apiRef={apiRef} rows={bikes} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
