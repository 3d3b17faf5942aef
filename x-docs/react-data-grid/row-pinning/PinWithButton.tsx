import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, departments, type Department } from './budget';

export default function PinWithButton() {
  const [pinned, setPinned] = React.useState(['maps']);

  const [rows, pinnedRows] = React.useMemo(() => {
    const isPinned = ({ id }: Department) => pinned.includes(id);
    const rest = departments.filter((row) => !isPinned(row));
    return [rest, { top: departments.filter(isPinned) }];
  }, [pinned]);

  const pin: GridColDef<Department> = {
    field: 'pin',
    headerName: 'Pinned',
    width: 90,
    sortable: false,
    filterable: false,
    renderCell: ({ row, hasFocus }) => (
      <IconButton
        size="small"
        color="inherit"
        tabIndex={hasFocus ? 0 : -1}
        aria-label={`Pin ${row.name}`}
        aria-pressed={pinned.includes(row.id)}
        onClick={() =>
          setPinned((ids) =>
            ids.includes(row.id)
              ? ids.filter((id) => id !== row.id)
              : [...ids, row.id],
          )
        }
      >
        {pinned.includes(row.id) ? <PushPinIcon /> : <PushPinOutlinedIcon />}
      </IconButton>
    ),
  };

  return (
    <Box
      role="region"
      aria-label="Library budget, departments can be pinned"
      sx={{ height: 382, width: '100%' }}
    >
      <DataGridPro
        rows={rows}
        columns={[pin, ...columns]}
        pinnedRows={pinnedRows}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
