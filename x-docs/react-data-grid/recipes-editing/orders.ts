import { type GridColDef } from '@mui/x-data-grid';
import { namedInput } from './named';

export interface Order {
  id: number;
  plant: string;
  pots: number;
  note: string;
}

export const orders: Order[] = [
  { id: 1, plant: 'Lavender', pots: 40, note: 'Two sizes\nLabel each pot' },
  { id: 2, plant: 'Rosemary', pots: 25, note: 'Deliver before 9 AM' },
  { id: 3, plant: 'Thyme', pots: 45, note: '' },
];

export const columns: GridColDef<Order>[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 110,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'pots',
    headerName: 'Pots',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: namedInput,
  },
];
