import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dateColumn } from './dateColumn';
import { StateChip } from './stateChip';
import { tools, type Tool } from './tools';

const columns: GridColDef<Tool>[] = [
  {
    field: 'id',
    headerName: 'Tool',
    width: 120,
    renderCell: ({ value, hasFocus }) => (
      <Link href={`#${value}`} tabIndex={hasFocus ? 0 : -1}>
        {value}
      </Link>
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
  {
    field: 'wear',
    headerName: 'Wear',
    type: 'number',
    width: 120,
    display: 'flex',
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
    renderCell: ({ row, formattedValue }) => (
      <LinearProgress
        variant="determinate"
        value={row.wear * 100}
        aria-label={`Wear of ${row.id}: ${formattedValue}`}
        sx={{ width: 1 }}
      />
    ),
  },
  { ...dateColumn, field: 'back', headerName: 'Back on' },
];

export default function ToolHire() {
  return (
    <Box
      role="region"
      aria-label="Tools for hire with custom columns"
      sx={{ height: 250, width: '100%' }}
    >
      <DataGrid rows={tools} columns={columns} rowHeight={64} hideFooter />
    </Box>
  );
}
