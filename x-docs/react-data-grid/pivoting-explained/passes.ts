import { type GridColDef } from '@mui/x-data-grid-premium';

export const passes = [
  { id: 1, resort: 'Alder Ridge', pass: 'Day', month: 'January', sold: 120 },
  { id: 2, resort: 'Alder Ridge', pass: 'Day', month: 'February', sold: 180 },
  { id: 3, resort: 'Alder Ridge', pass: 'Week', month: 'January', sold: 40 },
  { id: 4, resort: 'Alder Ridge', pass: 'Week', month: 'February', sold: 60 },
  { id: 5, resort: 'Snow Bowl', pass: 'Day', month: 'January', sold: 90 },
  { id: 6, resort: 'Snow Bowl', pass: 'Day', month: 'February', sold: 70 },
  { id: 7, resort: 'Snow Bowl', pass: 'Week', month: 'January', sold: 30 },
  { id: 8, resort: 'Snow Bowl', pass: 'Week', month: 'February', sold: 50 },
];

export const columns: GridColDef<(typeof passes)[number]>[] = [
  { field: 'resort', headerName: 'Resort', flex: 1, minWidth: 120 },
  { field: 'pass', headerName: 'Pass', width: 100 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];
