import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { matches, type Match } from './matches';

const columns: GridColDef<Match>[] = [
  { field: 'round', headerName: 'Round', width: 140 },
  { field: 'home', headerName: 'Home', width: 140 },
  { field: 'away', headerName: 'Away', width: 140 },
  { field: 'referee', headerName: 'Referee', width: 140 },
];

function MoveItem({ colDef, onClick, step, label }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const index = apiRef.current.getColumnIndex(colDef.field, false);
  const target = index + step;

  const move = (event: React.MouseEvent) => {
    apiRef.current.setColumnIndex(colDef.field, target);
    onClick(event);
  };

  return (
    <MenuItem
      onClick={move}
      disabled={target < 0 || target >= apiRef.current.getAllColumns().length}
    >
      {label}
    </MenuItem>
  );
}

const menuProps = {
  slots: { earlier: MoveItem, later: MoveItem },
  slotProps: {
    earlier: { displayOrder: 12, step: -1, label: 'Move towards the start' },
    later: { displayOrder: 13, step: 1, label: 'Move towards the end' },
  },
};

export default function MoveItems() {
  return (
    <Box
      role="region"
      aria-label="Cup matches, columns moved with the menu"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGridPro
        rows={matches}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu: menuProps }}
      />
    </Box>
  );
}
