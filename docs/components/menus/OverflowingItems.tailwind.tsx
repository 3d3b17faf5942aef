import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const title = 'Minutes of the extraordinary general meeting, final version';

export default function OverflowingItems() {
  return (
    <Paper className="max-w-60">
      <MenuList aria-label="Recent documents">
        <MenuItem>
          <Typography noWrap>{title}</Typography>
        </MenuItem>
        <MenuItem className="whitespace-normal">{title}</MenuItem>
      </MenuList>
    </Paper>
  );
}
