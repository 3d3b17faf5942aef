import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const title = 'Minutes of the extraordinary general meeting, final version';

export default function OverflowingItems() {
  return (
    <Paper sx={{ maxWidth: 240 }}>
      <MenuList aria-label="Recent documents">
        <MenuItem>
          <Typography noWrap>{title}</Typography>
        </MenuItem>
        <MenuItem sx={{ whiteSpace: 'normal' }}>{title}</MenuItem>
      </MenuList>
    </Paper>
  );
}
