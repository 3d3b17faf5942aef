import * as React from 'react';
import Box from '@mui/material/Box';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns, initialStops, moved, type Stop } from './stops';

const Handle = () => <DragHandleIcon fontSize="small" color="action" />;

export default function MoveButtons() {
  const [stops, setStops] = React.useState(initialStops);

  const move: GridColDef<Stop> = {
    field: 'move',
    type: 'actions',
    headerName: 'Move',
    width: 90,
    getActions: ({ id }) => {
      const from = stops.findIndex((stop) => stop.id === id);
      const last = stops.length - 1;
      const to = (index: number) => () => setStops(moved(stops, from, index));
      return [
        <GridActionsCellItem
          icon={<ArrowUpwardIcon />}
          label={`Move ${id} up`}
          onClick={to(from === 0 ? last : from - 1)}
        />,
        <GridActionsCellItem
          icon={<ArrowDownwardIcon />}
          label={`Move ${id} down`}
          onClick={to(from === last ? 0 : from + 1)}
        />,
      ];
    },
  };

  return (
    <Box
      role="region"
      aria-label="Delivery route with buttons to move stops"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGridPro
        rows={stops}
        columns={[move, ...columns]}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setStops(moved(stops, oldIndex, targetIndex))
        }
        slots={{ rowReorderIcon: Handle }}
        hideFooter
      />
    </Box>
  );
}
