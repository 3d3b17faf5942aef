import { type GridColDef } from '@mui/x-data-grid';

export interface Order {
  id: number;
  customer: string;
  item: string;
  pieces: number;
  pickup: string;
}

export const orders: Order[] = [
  {
    id: 81,
    customer: 'Kindergarten Elm Street',
    item: 'Pretzel',
    pieces: 40,
    pickup: '07:15',
  },
  {
    id: 82,
    customer: 'J. Moreau',
    item: 'Rye loaf',
    pieces: 2,
    pickup: '08:00',
  },
  {
    id: 83,
    customer: 'Hotel Lindenhof',
    item: 'Croissant',
    pieces: 65,
    pickup: '06:30',
  },
  {
    id: 84,
    customer: 'A. Said',
    item: 'Poppy seed cake',
    pieces: 1,
    pickup: '10:45',
  },
];

export const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'item', headerName: 'Item', width: 150 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'pickup', headerName: 'Pickup', width: 100 },
];
