import { type GridColDef } from '@mui/x-data-grid-premium';

export const deliveries = [
  { id: 1, city: 'Bergen', vehicle: 'Van', month: 'May', parcels: 140 },
  { id: 2, city: 'Bergen', vehicle: 'Bicycle', month: 'May', parcels: 75 },
  { id: 3, city: 'Bergen', vehicle: 'Van', month: 'June', parcels: 162 },
  { id: 4, city: 'Odense', vehicle: 'Van', month: 'May', parcels: 98 },
  { id: 5, city: 'Odense', vehicle: 'Bicycle', month: 'June', parcels: 121 },
  { id: 6, city: 'Turku', vehicle: 'Van', month: 'May', parcels: 87 },
  { id: 7, city: 'Turku', vehicle: 'Bicycle', month: 'June', parcels: 43 },
];

export const columns: GridColDef<(typeof deliveries)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'vehicle', headerName: 'Vehicle', width: 100 },
  { field: 'month', headerName: 'Month', width: 90 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 100 },
];
