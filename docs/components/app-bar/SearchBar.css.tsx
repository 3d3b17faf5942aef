import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import './SearchBar.css';

export default function SearchBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography
          variant="h6"
          component="div"
          noWrap
          className="search-bar-title"
        >
          Seeds
        </Typography>
        <InputBase
          className="search-bar-field"
          startAdornment={<SearchIcon fontSize="small" />}
          slotProps={{ input: { 'aria-label': 'Search the seeds' } }}
        />
      </Toolbar>
    </AppBar>
  );
}
