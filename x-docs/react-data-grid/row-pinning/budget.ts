import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Department {
  id: string;
  name: string;
  planned: number;
  spent: number;
}

export const departments: Department[] = [
  { id: 'loans', name: 'Loan desk', planned: 42000, spent: 39150 },
  { id: 'children', name: 'Children', planned: 18500, spent: 17200 },
  { id: 'maps', name: 'Maps', planned: 9000, spent: 9640 },
  { id: 'music', name: 'Music', planned: 14000, spent: 12880 },
  { id: 'archive', name: 'Archive', planned: 26000, spent: 21300 },
  { id: 'mobile', name: 'Mobile library', planned: 31000, spent: 30450 },
  { id: 'events', name: 'Events', planned: 12000, spent: 13110 },
  { id: 'repairs', name: 'Book repairs', planned: 7500, spent: 6020 },
];

const sum = (field: 'planned' | 'spent') =>
  departments.reduce((total, row) => total + row[field], 0);

export const total: Department = {
  id: 'total',
  name: 'All departments',
  planned: sum('planned'),
  spent: sum('spent'),
};

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

export const columns: GridColDef<Department>[] = [
  { field: 'name', headerName: 'Department', flex: 1, minWidth: 140 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    width: 110,
    valueFormatter: dollars,
  },
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 110,
    valueFormatter: dollars,
  },
];
