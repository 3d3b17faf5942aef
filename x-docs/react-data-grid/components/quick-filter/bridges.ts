import { type GridColDef } from '@mui/x-data-grid';

export const bridges = [
  { id: 1, name: 'Harbor Arch', river: 'Sel', opened: 1932, length: 503 },
  { id: 2, name: 'Mill Crossing', river: 'Orra', opened: 1978, length: 212 },
  { id: 3, name: 'Old Viaduct', river: 'Sel', opened: 1891, length: 318 },
  { id: 4, name: 'North Span', river: 'Tamb', opened: 2009, length: 860 },
  { id: 5, name: 'Quarry Footbridge', river: 'Orra', opened: 2016, length: 74 },
  { id: 6, name: 'Customs Bridge', river: 'Tamb', opened: 1954, length: 390 },
];

export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 100 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 110,
    valueFormatter: (value) => String(value),
  },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 130 },
];
