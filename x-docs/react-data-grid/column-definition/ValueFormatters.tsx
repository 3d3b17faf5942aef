import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});
const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium' });

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'dailyRate',
    headerName: 'A day',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'days',
    headerName: 'Duration',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) =>
      value === 1 ? '1 day' : `${value} days`,
  },
  {
    field: 'pickUp',
    headerName: 'Pick-up',
    type: 'date',
    width: 140,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => day.format(value),
  },
];

export default function ValueFormatters() {
  return (
    <Box
      role="region"
      aria-label="Rentals with formatted values"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
