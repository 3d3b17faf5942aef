import { GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

export interface Stop {
  id: string;
  street: string;
  parcels: number;
}

export const initialStops: Stop[] = [
  { id: 'Bakery', street: '12 Mill Lane', parcels: 4 },
  { id: 'Pharmacy', street: '3 Station Road', parcels: 9 },
  { id: 'Library', street: '1 Castle Square', parcels: 2 },
  { id: 'Town hall', street: '8 Castle Square', parcels: 6 },
  { id: 'School', street: '40 River Street', parcels: 11 },
];

export const columns: GridColDef<Stop>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    headerName: 'Drag',
    renderHeader: undefined,
    width: 70,
  },
  { field: 'id', headerName: 'Stop', width: 130, sortable: false },
  {
    field: 'street',
    headerName: 'Street',
    flex: 1,
    minWidth: 140,
    sortable: false,
  },
  {
    field: 'parcels',
    headerName: 'Parcels',
    type: 'number',
    width: 90,
    sortable: false,
  },
];

export function moved<T>(list: T[], from: number, to: number) {
  const copy = [...list];
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}
