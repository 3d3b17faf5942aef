import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { namedSelect } from './named';
import { beds, places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'id', headerName: 'Plant', flex: 1, minWidth: 100 },
  {
    field: 'house',
    headerName: 'House',
    type: 'singleSelect',
    valueOptions: Object.keys(beds),
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        SelectDisplayProps={{ 'aria-label': 'House' }}
        onValueChange={async (_, house) => {
          const { api, id } = params;
          await api.setEditCellValue({ id, field: 'house', value: house });
          await api.setEditCellValue({
            id,
            field: 'bed',
            value: beds[house][0],
          });
        }}
      />
    ),
  },
  {
    field: 'bed',
    headerName: 'Bed',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? beds[row.house] : Object.values(beds).flat(),
    width: 110,
    editable: true,
    renderEditCell: namedSelect,
  },
];

export default function BedAndHouse() {
  return (
    <Box
      role="region"
      aria-label="Places of the plants, the beds depend on the house"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid rows={places} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
