import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
} from '@mui/x-data-grid';
import { columns, orders } from './orders';

export default function EditOnClick() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const edit = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (!isEditable || cellMode === GridCellModes.Edit) {
      return;
    }
    setModes((old) => {
      const next: GridCellModesModel = {};
      for (const [row, cells] of Object.entries(old)) {
        next[row] = {};
        for (const each of Object.keys(cells)) {
          next[row][each] = { mode: GridCellModes.View };
        }
      }
      next[id] = { ...next[id], [field]: { mode: GridCellModes.Edit } };
      return next;
    });
  };

  return (
    <Box
      role="region"
      aria-label="Orders, edited with one click"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={edit}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
