import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dateColumn } from './dateColumn';

interface Tool {
  id: string;
  state: 'Free' | 'Hired' | 'In repair';
  wear: number;
  back: Date | null;
}

const tools: Tool[] = [
  { id: 'Chainsaw', state: 'Hired', wear: 0.7, back: new Date(2025, 5, 3) },
  { id: 'Tile cutter', state: 'Free', wear: 0.2, back: null },
  { id: 'Pump', state: 'In repair', wear: 0.95, back: new Date(2025, 5, 20) },
];

const colors = {
  Free: 'success',
  Hired: 'default',
  'In repair': 'warning',
} as const;

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
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.state}
        color={colors[row.state]}
        sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
      />
    ),
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
