import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { columns, harvests } from './harvest';
import { seasonGroups, seasons } from './seasonGroups';

export default function GroupOrder() {
  const [order, setOrder] = React.useState(seasons);

  const orderedColumns = React.useMemo(() => {
    const grouped = order.flatMap(({ fields }) => fields);
    const rank = (field: string) => grouped.indexOf(field);
    return columns.toSorted((a, b) => rank(a.field) - rank(b.field));
  }, [order]);

  return (
    <div>
      <Button
        variant="outlined"
        onClick={() => setOrder(order.toReversed())}
        sx={{ mb: 2 }}
      >
        {order[1].headerName} first
      </Button>
      <Box
        role="region"
        aria-label="Harvest with groups in a chosen order"
        sx={{ height: 330, width: '100%' }}
      >
        <DataGrid
          rows={harvests}
          columns={orderedColumns}
          columnGroupingModel={seasonGroups}
          hideFooter
        />
      </Box>
    </div>
  );
}
