import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import {
  getDetailPanelContent,
  getDetailPanelHeight,
  repairColumns,
  repairs,
  toggleColumn,
} from './repairs';

const columns = [toggleColumn, ...repairColumns];

export default function NoteOnClick() {
  const apiRef = useGridApiRef();

  return (
    <Box
      role="region"
      aria-label="Repairs, click a row for its note"
      sx={{
        height: 324,
        width: '100%',
        '& .MuiDataGrid-row': { cursor: 'pointer' },
      }}
    >
      <DataGridPro
        apiRef={apiRef}
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
