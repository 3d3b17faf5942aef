import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bikes, kinds, type Bike } from './bikes';
import { namedDate, namedInput, namedSelect } from './namedCells';
import { namedCheckbox } from './namedCheckbox';

const columns: GridColDef<Bike>[] = [
  {
    field: 'frame',
    headerName: 'Frame',
    width: 110,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: kinds,
    width: 130,
    editable: true,
    renderEditCell: namedSelect,
  },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 150,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'lastService',
    headerName: 'Last service',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: namedDate,
  },
  {
    field: 'rentable',
    headerName: 'Rentable',
    type: 'boolean',
    width: 110,
    editable: true,
    renderEditCell: namedCheckbox,
  },
];

export default function EditableFleet() {
  return (
    <Box
      role="region"
      aria-label="Rental bikes, every column editable"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={bikes} columns={columns} hideFooter />
    </Box>
  );
}
