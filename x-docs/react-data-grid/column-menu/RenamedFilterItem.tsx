import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import {
  DataGrid,
  useGridApiContext,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { columns, records } from './records';

function FindItem({ colDef, onClick, verb }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const find = (event: React.MouseEvent) => {
    apiRef.current.showFilterPanel(colDef.field);
    onClick(event);
  };

  return (
    <MenuItem onClick={find}>
      <ListItemIcon>
        <ManageSearchIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>
        {verb} in {colDef.headerName}
      </ListItemText>
    </MenuItem>
  );
}

const menuProps = {
  slots: { columnMenuFilterItem: FindItem },
  slotProps: { columnMenuFilterItem: { verb: 'Search' } },
};

export default function RenamedFilterItem() {
  return (
    <Box
      role="region"
      aria-label="Records with a different filter item"
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
