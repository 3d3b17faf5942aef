import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { nurses, type Nurse } from './absences';
import { colors } from './colors';

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

// June 1, 2025 is a Sunday.
const dayColumns = Array.from({ length: 30 }, (_, index): GridColDef<Nurse> => {
  const day = index + 1;
  const weekend = index % 7 === 0 || index % 7 === 6;
  return {
    field: `d${day}`,
    headerName: `${weekdays[index % 7]} ${day}`,
    width: 62,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    disableColumnMenu: true,
    resizable: false,
    valueGetter: (_, row) => (weekend ? '' : (row.absences[day] ?? '')),
    colSpan: (value, row) => {
      let length = 1;
      const last = 6 - (index % 7);
      while (value && length < last && row.absences[day + length] === value) {
        length += 1;
      }
      return length;
    },
    cellClassName: ({ value }) =>
      weekend ? 'weekend' : String(value).toLowerCase(),
  };
});

const columns: GridColDef<Nurse>[] = [
  { field: 'id', headerName: 'Nurse', width: 130 },
  { field: 'ward', headerName: 'Ward', width: 80 },
  ...dayColumns,
];

export default function TimeOff() {
  return (
    <Box role="region" aria-label="Absences in June 2025" sx={{ height: 390 }}>
      <DataGridPro
        rows={nurses}
        columns={columns}
        columnGroupingModel={[{ groupId: 'June 2025', children: dayColumns }]}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        disableColumnReorder
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={colors}
      />
    </Box>
  );
}
