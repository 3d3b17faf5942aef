import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

export default function FailingServer() {
  const apiRef = useGridApiRef();
  const broken = React.useRef(false);
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        if (broken.current) {
          throw new Error('The seismic server does not answer.');
        }
        setMessage('');
        return askServer(params);
      },
    }),
    [],
  );

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Cut the connection"
        onChange={(_, checked) => {
          broken.current = checked;
          reload();
        }}
      />
      <Box sx={{ minHeight: 56, mb: 1 }}>
        {message && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={reload}>
                Retry
              </Button>
            }
          >
            {message}
          </Alert>
        )}
      </Box>
      <Box
        role="region"
        aria-label="Earthquakes from an unreliable server"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5, page: 0 } },
          }}
        />
      </Box>
    </div>
  );
}
