import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { columns, records } from './records';

function PriceMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const apiRef = useGridApiContext();

  const showUpTo = (limit: number | null) => (event: React.MouseEvent) => {
    const rule = { field: colDef.field, operator: '<=', value: limit };
    apiRef.current.setFilterModel({ items: limit === null ? [] : [rule] });
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      <MenuItem onClick={showUpTo(20)}>Up to €20</MenuItem>
      <MenuItem onClick={showUpTo(40)}>Up to €40</MenuItem>
      <MenuItem onClick={showUpTo(null)}>Any price</MenuItem>
    </GridColumnMenuContainer>
  );
}

function RecordMenu(props: GridColumnMenuProps) {
  return props.colDef.field === 'price' ? (
    <PriceMenu {...props} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

export default function OwnColumnMenu() {
  return (
    <Box
      role="region"
      aria-label="Records with an own column menu"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={records}
        columns={columns}
        hideFooter
        slots={{ columnMenu: RecordMenu }}
      />
    </Box>
  );
}
