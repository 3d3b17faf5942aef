import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
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

const moves = [
  { step: -1, label: 'Move toward the start' },
  { step: 1, label: 'Move toward the end' },
];

function MoveMenuItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = apiRef.current.getVisibleColumns();
  const place = apiRef.current.getColumnIndex(colDef.field);

  return moves.map(({ step, label }) => {
    const neighbor = visible[place + step];
    return (
      <MenuItem
        key={label}
        disabled={!neighbor}
        onClick={(event) => {
          apiRef.current.setColumnIndex(
            colDef.field,
            apiRef.current.getColumnIndex(neighbor.field, false),
          );
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
