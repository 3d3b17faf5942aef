import { type GridColDef } from '@mui/x-data-grid-premium';

export const repairs = [
  { id: 1, vehicle: 'Van 14', workshop: 'North', status: 'Open', hours: 3.5 },
  {
    id: 2,
    vehicle: 'Bus 207',
    workshop: 'Harbor',
    status: 'Waiting',
    hours: 8,
  },
  { id: 3, vehicle: 'Van 9', workshop: 'North', status: 'Done', hours: 1.5 },
  { id: 4, vehicle: 'Truck 31', workshop: 'Harbor', status: 'Open', hours: 12 },
  { id: 5, vehicle: 'Bus 212', workshop: 'North', status: 'Done', hours: 6 },
  {
    id: 6,
    vehicle: 'Truck 28',
    workshop: 'Harbor',
    status: 'Waiting',
    hours: 4,
  },
];

export const columns: GridColDef<(typeof repairs)[number]>[] = [
  { field: 'vehicle', headerName: 'Vehicle', flex: 1, minWidth: 110 },
  { field: 'workshop', headerName: 'Workshop', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];
