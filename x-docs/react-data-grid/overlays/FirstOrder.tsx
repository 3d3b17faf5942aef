import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns, orders } from './orders';

const AddOrder = React.createContext(() => {});

function QuietMorning() {
  const addOrder = React.useContext(AddOrder);

  return (
    <GridOverlay>
      <BakeryDiningIcon color="action" sx={{ fontSize: 48 }} />
      No orders for tomorrow yet
      <Button onClick={addOrder}>Enter the first order</Button>
    </GridOverlay>
  );
}

export default function FirstOrder() {
  const [rows, setRows] = React.useState(orders);

  return (
    <div>
      <Button variant="outlined" onClick={() => setRows([])} sx={{ mb: 2 }}>
        Clear the list
      </Button>
      <Box
        role="region"
        aria-label="Order list with a first step"
        sx={{ height: 300, width: '100%' }}
      >
        <AddOrder value={() => setRows(orders.slice(0, 1))}>
          <DataGrid
            columns={columns}
            rows={rows}
            hideFooter
            slots={{ noRowsOverlay: QuietMorning }}
          />
        </AddOrder>
      </Box>
    </div>
  );
}
