import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  gap: theme.spacing(1),
  padding: theme.spacing(0.25, 1.5),
  borderRadius: (theme.vars || theme).shape.borderRadius,
  border: '1px solid currentColor',
  '& input': {
    width: '9ch',
    transition: theme.transitions.create('width'),
    [theme.breakpoints.up('sm')]: { '&:focus': { width: '20ch' } },
  },
}));

export default function SearchBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Seeds
        </Typography>
        <SearchField
          startAdornment={<SearchIcon fontSize="small" />}
          slotProps={{ input: { 'aria-label': 'Search the seeds' } }}
        />
      </Toolbar>
    </AppBar>
  );
}
