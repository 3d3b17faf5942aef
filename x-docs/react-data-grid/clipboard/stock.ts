import { type GridColDef } from '@mui/x-data-grid';
import { namedInput } from './namedInput';

export interface Seed {
  id: string;
  shelf: string;
  packets: number;
  price: number;
}

export const seeds: Seed[] = [
  { id: 'Basil', shelf: 'A1', packets: 40, price: 2.5 },
  { id: 'Chard', shelf: 'A2', packets: 18, price: 3.2 },
  { id: 'Dill', shelf: 'A2', packets: 65, price: 1.9 },
  { id: 'Kale', shelf: 'B1', packets: 27, price: 2.8 },
  { id: 'Sorrel', shelf: 'B3', packets: 12, price: 3.6 },
];

export const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Seed', flex: 1, minWidth: 90 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 90,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'packets',
    headerName: 'Packets',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: (value: number | null) => value && `$${value.toFixed(2)}`,
    renderEditCell: namedInput,
  },
];
