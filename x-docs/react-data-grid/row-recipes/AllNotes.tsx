import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import {
  getDetailPanelContent,
  getDetailPanelHeight,
  repairColumns,
  repairs,
  toggleColumn,
} from './repairs';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const ids = open.size > 0 ? [] : apiRef.current.getAllRowIds();

  return (
    <IconButton
      size="small"
      aria-label={open.size > 0 ? 'Close all notes' : 'Open all notes'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(ids))}
    >
      {open.size > 0 ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
    </IconButton>
  );
}

const columns = [
  { ...toggleColumn, renderHeader: () => <ToggleAll /> },
  ...repairColumns,
];

export default function AllNotes() {
  return (
    <Box
      role="region"
      aria-label="Repairs, all notes with one button"
      sx={{ height: 324, width: '100%' }}
    >
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
