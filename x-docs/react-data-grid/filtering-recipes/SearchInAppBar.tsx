import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function SearchInAppBar() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <AppBar position="static" color="default" elevation={0} component="div">
        <Toolbar>
          <TextField
            type="search"
            label="Search boats"
            size="small"
            onChange={(event) =>
              apiRef.current?.setQuickFilterValues(
                event.target.value.split(' ').filter(Boolean),
              )
            }
          />
        </Toolbar>
      </AppBar>
      <Box
        role="region"
        aria-label="Boats, searched from the app bar"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGrid apiRef={apiRef} rows={boats} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
