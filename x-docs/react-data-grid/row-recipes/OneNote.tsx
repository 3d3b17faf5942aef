import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import {
  getDetailPanelContent,
  getDetailPanelHeight,
  repairColumns,
  repairs,
  toggleColumn,
} from './repairs';

const columns = [toggleColumn, ...repairColumns];

export default function OneNote() {
  const [open, setOpen] = React.useState(new Set<GridRowId>([2]));

  const keepNewest = (ids: Set<GridRowId>) =>
    setOpen(new Set([...ids].filter((id) => !open.has(id))));

  return (
    <Box
      role="region"
      aria-label="Repairs, one note at a time"
      sx={{ height: 324, width: '100%' }}
    >
      <DataGridPro
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </Box>
  );
}
