import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditInputCell,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { columns, quakes, type Quake } from './quakes';
import { askServer } from './quakeServer';

const htmlInput = { 'aria-label': 'Magnitude' };

const editableColumns = columns.map((column): GridColDef => ({
  ...column,
  editable: column.field === 'magnitude',
  renderEditCell: (params) => (
    <GridEditInputCell
      {...params}
      slotProps={{ root: { slotProps: { htmlInput } } }}
    />
  ),
}));

// What the server has stored.
const saved = new Map<number, Quake>();

export default function CorrectedMagnitude() {
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) =>
        askServer(
          params,
          quakes.map((quake) => saved.get(quake.id) ?? quake),
        ),
      updateRow: async ({ updatedRow }) => {
        if (updatedRow.magnitude === null || updatedRow.magnitude > 10) {
          throw new Error('A magnitude is a number up to 10.');
        }
        saved.set(updatedRow.id, updatedRow as Quake);
        setError('');
        return updatedRow;
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
          columns={editableColumns}
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
