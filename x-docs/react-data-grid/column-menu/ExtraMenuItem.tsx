import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import {
  DataGrid,
  useGridApiContext,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { columns, records } from './records';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const fit = (event: React.MouseEvent) => {
    apiRef.current.autosizeColumns({ columns: [colDef.field] });
    onClick(event);
  };

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const menuProps = {
  slots: { fitItem: FitItem },
  slotProps: { fitItem: { displayOrder: 15 } },
};

export default function ExtraMenuItem() {
  return (
    <Box
      role="region"
      aria-label="Records with an extra menu item"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={records}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu: menuProps }}
      />
    </Box>
  );
}
