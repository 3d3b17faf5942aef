import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { columns, departures } from './departures';

export default function ClickedDeparture() {
  const [message, setMessage] = React.useState('No click yet');

  const handleCellClick: GridEventListener<'cellClick'> = (params, event) => {
    const key = event.shiftKey ? ' with Shift' : '';
    setMessage(`${params.colDef.headerName}: ${params.formattedValue}${key}`);
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Departures, clicks are shown below"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          rows={departures}
          columns={columns}
          hideFooter
          onCellClick={handleCellClick}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
