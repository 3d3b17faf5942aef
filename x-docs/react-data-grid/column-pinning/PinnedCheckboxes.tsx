import * as React from 'react';
import Box from '@mui/material/Box';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns, servers, type Server } from './servers';

export default function PinnedCheckboxes() {
  const apiRef = useGridApiRef();

  const columnsWithActions = React.useMemo<GridColDef<Server>[]>(
    () => [
      ...columns,
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="restart"
            icon={<RestartAltIcon />}
            label={`Restart ${row.host}`}
            onClick={() => apiRef.current?.updateRows([{ id, uptime: 0 }])}
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Box
      role="region"
      aria-label="Servers, checkboxes and actions pinned"
      sx={{ height: 290, width: '100%' }}
    >
      <DataGridPro
        apiRef={apiRef}
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
