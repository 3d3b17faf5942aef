import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Fixed', width: 90, resizable: false },
  { field: 'sender', headerName: 'Sender', width: 200 },
  { field: 'subject', headerName: 'Subject', width: 260 },
];

export default function ResizableColumns() {
  const [message, setMessage] = React.useState('Drag a line in the header.');

  return (
    <div>
      <Box
        role="region"
        aria-label="Letters in resizable columns"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGrid
          rows={letters}
          columns={columns}
          hideFooter
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName} is ${Math.round(width)} px wide.`)
          }
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
