import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';
import { RequestError } from './requestError';

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

  const retry = () => apiRef.current?.dataSource.fetchRows();

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Cut the connection"
        onChange={(_, checked) => {
          broken.current = checked;
          apiRef.current?.dataSource.cache.clear();
          retry();
        }}
      />
      <RequestError message={message} onRetry={retry} />
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
