import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, vehicles } from './vehicles';

export default function EditLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [line, ...lines].slice(0, 4));

  return (
    <div>
      <Box
        role="region"
        aria-label="Vehicles, edits are logged"
        sx={{ height: 216, width: '100%' }}
      >
        <DataGrid
          rows={vehicles}
          columns={columns}
          onCellEditStart={({ id, reason }) => add(`Start, ${id}: ${reason}`)}
          onCellEditStop={({ id, reason }) => add(`Stop, ${id}: ${reason}`)}
          processRowUpdate={(row) => {
            add(`processRowUpdate, ${row.id}`);
            return row;
          }}
          hideFooter
        />
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, minHeight: 88 }}>
        {log.map((line, index) => (
          <Typography component="li" variant="body2" key={log.length - index}>
            {line}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
