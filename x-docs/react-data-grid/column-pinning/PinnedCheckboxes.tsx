import Box from '@mui/material/Box';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns, servers, type Server } from './servers';

const columnsWithActions: GridColDef<Server>[] = [
  ...columns,
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="restart"
        icon={<RestartAltIcon />}
        label={`Restart ${row.host}`}
      />,
    ],
  },
];

export default function PinnedCheckboxes() {
  return (
    <Box
      role="region"
      aria-label="Servers, checkboxes and actions pinned"
      sx={{ height: 290, width: '100%' }}
    >
      <DataGridPro
        rows={servers}
        columns={columnsWithActions}
        checkboxSelection
        hideFooter
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD, 'host'],
            right: ['actions'],
          },
        }}
      />
    </Box>
  );
}
