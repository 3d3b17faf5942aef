import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Coffee {
  id: number;
  name: string;
  country: string;
  kilos: number;
  organic: boolean;
}

const rows: Coffee[] = [
  { id: 1, name: 'Finca Mirador', country: 'Peru', kilos: 48, organic: true },
  { id: 2, name: 'Kiamba Peak', country: 'Kenya', kilos: 12, organic: false },
  { id: 3, name: 'Serra Clara', country: 'Brazil', kilos: 95, organic: false },
  { id: 4, name: 'Lake Terrace', country: 'Rwanda', kilos: 30, organic: true },
];

const columns: GridColDef<Coffee>[] = [
  { field: 'name', headerName: 'Coffee', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'kilos', headerName: 'Stock (kg)', type: 'number', width: 120 },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 110 },
];

export default function FirstGrid() {
  return (
    <Box
      role="region"
      aria-label="Coffee in stock"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid rows={rows} columns={columns} />
    </Box>
  );
}
