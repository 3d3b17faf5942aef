import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SearchBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap className="grow">
          Seeds
        </Typography>
        <InputBase
          className="gap-2 rounded-(--mui-shape-borderRadius) border border-current px-3 py-0.5 text-inherit"
          startAdornment={<SearchIcon fontSize="small" />}
          slotProps={{
            input: {
              'aria-label': 'Search the seeds',
              className:
                'w-[9ch] transition-[width] duration-300 min-[600px]:focus:w-[20ch]',
            },
          }}
        />
      </Toolbar>
    </AppBar>
  );
}
