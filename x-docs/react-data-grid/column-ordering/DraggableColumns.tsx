import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { matches, type Match } from './matches';

const columns: GridColDef<Match>[] = [
  { field: 'round', headerName: 'Round', width: 115 },
  { field: 'home', headerName: 'Home', width: 115 },
  { field: 'away', headerName: 'Away', width: 115 },
  { field: 'referee', headerName: 'Referee', width: 115 },
  { field: 'spectators', headerName: 'Spectators', type: 'number', width: 115 },
];

export default function DraggableColumns() {
  const [message, setMessage] = React.useState('Drag a header sideways.');

  return (
    <div>
      <Box
        role="region"
        aria-label="Cup matches with draggable columns"
        sx={{ height: 270, width: '100%' }}
      >
        <DataGridPro
          rows={matches}
          columns={columns}
          hideFooter
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setMessage(
              `${column.headerName}: from place ${oldIndex + 1} to ${targetIndex + 1}`,
            )
          }
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
