import { type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';

export interface Parcel {
  id: string;
  city: string;
  weight: number;
  state: string;
}

export const parcels: Parcel[] = [
  { id: 'P-104', city: 'Porto', weight: 2.4, state: 'In transit' },
  { id: 'P-117', city: 'Lyon', weight: 18, state: 'Delivered' },
  { id: 'P-121', city: 'Porto', weight: 31, state: 'In transit' },
  { id: 'P-133', city: 'Turin', weight: 0.8, state: 'Lost' },
  { id: 'P-140', city: 'Lyon', weight: 6.5, state: 'In transit' },
];

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['In transit', 'Delivered', 'Lost'],
    width: 120,
  },
];

export const heavyOnTheWay: GridFilterModel = {
  items: [
    { id: 1, field: 'state', operator: 'is', value: 'In transit' },
    { id: 2, field: 'weight', operator: '>', value: 5 },
  ],
};
