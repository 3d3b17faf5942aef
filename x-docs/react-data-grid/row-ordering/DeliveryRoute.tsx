import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { columns, initialStops, moved } from './stops';

const rows = initialStops.map((stop) => ({
  ...stop,
  __reorder__: `${stop.id}, ${stop.street}`,
}));

export default function DeliveryRoute() {
  const [stops, setStops] = React.useState(rows);
  const [status, setStatus] = React.useState('Drag a stop by its handle');

  const saveOrder = (params: GridRowOrderChangeParams) => {
    setStops((list) => moved(list, params.oldIndex, params.targetIndex));
    setStatus(
      `${params.row.id}: from ${params.oldIndex + 1} to ${params.targetIndex + 1}`,
    );
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Delivery route, stops can be dragged"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGridPro
          rows={stops}
          columns={columns}
          rowReordering
          onRowOrderChange={saveOrder}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </div>
  );
}
