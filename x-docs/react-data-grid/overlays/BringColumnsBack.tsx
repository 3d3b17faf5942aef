import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns, orders } from './orders';

function NothingToShow() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      You have hidden every column.
      <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>
        Show all columns
      </Button>
    </GridOverlay>
  );
}

export default function BringColumnsBack() {
  return (
    <Box
      role="region"
      aria-label="Orders, columns can be brought back"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        hideFooter
        slots={{ noColumnsOverlay: NothingToShow }}
        initialState={{
          columns: {
            columnVisibilityModel: {
              customer: false,
              item: false,
              pieces: false,
              pickup: false,
            },
          },
        }}
      />
    </Box>
  );
}
