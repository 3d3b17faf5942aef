import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, useGridApiContext } from '@mui/x-data-grid';
import { albums, columns } from './records';

function OrderToolbar() {
  const apiRef = useGridApiContext();

  const selectSoldOut = () => {
    const ids = apiRef.current
      .getAllRowIds()
      .filter((id) => apiRef.current.getCellValue(id, 'stock') === 0);
    apiRef.current.setRowSelectionModel({
      type: 'include',
      ids: new Set(ids),
    });
  };

  return (
    <Toolbar aria-label="Orders">
      <Button size="small" onClick={selectSoldOut}>
        Select what is sold out
      </Button>
    </Toolbar>
  );
}

export default function SelectSoldOut() {
  return (
    <Box
      role="region"
      aria-label="Records, sold-out ones can be selected"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={albums}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: OrderToolbar }}
      />
    </Box>
  );
}
