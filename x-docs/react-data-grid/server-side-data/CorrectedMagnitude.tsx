import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridUpdateRowError,
  type GridDataSource,
} from '@mui/x-data-grid';
import { magnitudeColumns } from './magnitudeColumns';
import { askStore, storeQuake } from './quakeStore';
import { type Quake } from './quakes';

export default function CorrectedMagnitude() {
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: askStore,
      updateRow: async ({ updatedRow }) => {
        const saved = await storeQuake(updatedRow as Quake);
        setError('');
        return saved;
      },
    }),
    [],
  );

  return (
    <div>
      <Alert severity={error ? 'error' : 'info'} sx={{ mb: 2 }}>
        {error || 'Double-click a magnitude and change it.'}
      </Alert>
      <Box
        role="region"
        aria-label="Earthquakes, the magnitude can be edited"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          columns={magnitudeColumns}
          dataSource={dataSource}
          onDataSourceError={(problem) => {
            if (problem instanceof GridUpdateRowError) {
              setError(problem.message);
            }
          }}
          onCellEditStart={() => setError('')}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5, page: 0 } },
          }}
        />
      </Box>
    </div>
  );
}
