import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, orders } from './orders';

const noColumn = Object.fromEntries(columns.map(({ field }) => [field, false]));

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
  const apiRef = useGridApiRef();

  return (
    <div>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setColumnVisibilityModel(noColumn)}
        sx={{ mb: 2 }}
      >
        Hide all columns
      </Button>
      <Box
        role="region"
        aria-label="Orders, columns can be brought back"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
          slots={{ noColumnsOverlay: NothingToShow }}
        />
      </Box>
    </div>
  );
}
