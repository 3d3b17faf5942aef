import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './OverflowingItems.css';

const title = 'Minutes of the extraordinary general meeting, final version';

export default function OverflowingItems() {
  return (
    <Paper className="overflowing-items">
      <MenuList aria-label="Recent documents">
        <MenuItem>
          <Typography noWrap>{title}</Typography>
        </MenuItem>
        <MenuItem className="overflowing-items-wrapped">{title}</MenuItem>
      </MenuList>
    </Paper>
  );
}
