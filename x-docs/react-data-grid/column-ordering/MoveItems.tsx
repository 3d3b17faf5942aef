import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  useGridApiContext,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { columns, matches } from './matches';

const moves = { 'Move toward the start': -1, 'Move toward the end': 1 };

function MoveMenuItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = apiRef.current.getVisibleColumns();
  const place = apiRef.current.getColumnIndex(colDef.field);

  return Object.entries(moves).map(([label, step]) => {
    const neighbor = visible[place + step];
    return (
      <MenuItem
        key={label}
        disabled={!neighbor}
        onClick={(event) => {
          const index = apiRef.current.getColumnIndex(neighbor.field, false);
          apiRef.current.setColumnIndex(colDef.field, index);
          onClick(event);
        }}
      >
        <ListItemIcon />
        <ListItemText>{label}</ListItemText>
      </MenuItem>
    );
  });
}

const menuProps = {
  slots: { move: MoveMenuItems },
  slotProps: { move: { displayOrder: 12 } },
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
