import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { columns, screenings, type Screening } from './screenings';

export default function BestOfGroup() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    const api = apiRef.current;
    const node = gridRowNodeSelector(apiRef, id);
    if (!api || node?.type !== 'group') {
      return;
    }
    const rows = api
      .getRowGroupChildren({ groupId: id, applyFiltering: true })
      .map((rowId) => api.getRow<Screening>(rowId))
      .filter((row) => row !== null);
    const [best] = rows.toSorted((a, b) => b.visitors - a.visitors);
    setMessage(
      `${node.groupingKey}: ${rows.length} screenings, most visitors for ${best.film}.`,
    );
  };

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box
        role="region"
        aria-label="Genres, click one for its best film"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGridPremium
          apiRef={apiRef}
          rows={screenings}
          columns={columns}
          hideFooter
          onRowClick={handleRowClick}
          initialState={{ rowGrouping: { model: ['genre'] } }}
        />
      </Box>
    </div>
  );
}
