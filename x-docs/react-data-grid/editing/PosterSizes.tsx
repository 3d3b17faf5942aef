import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { namedInput } from './namedCells';

interface Poster {
  id: number;
  code: string;
  width: number;
  height: number;
}

const posters: Poster[] = [
  { id: 1, code: 'JAZZ-NIGHT', width: 50, height: 70 },
  { id: 2, code: 'OPEN-AIR', width: 60, height: 80 },
  { id: 3, code: 'BOOK-FAIR', width: 42, height: 59 },
];

const columns: GridColDef<Poster>[] = [
  {
    field: 'code',
    headerName: 'Code',
    width: 160,
    editable: true,
    renderEditCell: namedInput,
    valueParser: (value: string) => value.replace(/\s/g, '-'),
    valueSetter: (value: string, row) => ({
      ...row,
      code: value.toUpperCase(),
    }),
  },
  {
    field: 'size',
    headerName: 'Size (cm)',
    width: 130,
    editable: true,
    renderEditCell: namedInput,
    valueGetter: (_, row) => `${row.width} × ${row.height}`,
    valueSetter: (value: string, row) => {
      const [width, height] = value.split(/[x×*]/).map(Number);
      return width > 0 && height > 0 ? { ...row, width, height } : row;
    },
  },
  { field: 'width', headerName: 'Width', type: 'number', width: 90 },
  { field: 'height', headerName: 'Height', type: 'number', width: 90 },
];

export default function PosterSizes() {
  return (
    <Box
      role="region"
      aria-label="Poster sizes"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid rows={posters} columns={columns} hideFooter />
    </Box>
  );
}
