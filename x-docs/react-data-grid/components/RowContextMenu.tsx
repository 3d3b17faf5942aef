import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridRowId } from '@mui/x-data-grid';
import { columns, trails } from './trails';

interface Target {
  id: GridRowId;
  top: number;
  left: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(trails);
  const [target, setTarget] = React.useState<Target | null>(null);

  const openMenu = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    setTarget({ id, top: event.clientY, left: event.clientX });
  };

  const toggleOpen = () => {
    setRows((previous) =>
      previous.map((row) =>
        row.id === target?.id ? { ...row, open: !row.open } : row,
      ),
    );
    setTarget(null);
  };

  return (
    <Box
      role="region"
      aria-label="Trails with a context menu"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ row: { onContextMenu: openMenu } }}
        sx={{ '& .MuiDataGrid-row': { cursor: 'context-menu' } }}
      />
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
      >
        <MenuItem onClick={toggleOpen}>Open or close the trail</MenuItem>
      </Menu>
    </Box>
  );
}
