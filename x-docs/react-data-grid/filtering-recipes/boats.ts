import { type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';

export interface Boat {
  id: number;
  name: string;
  type: string;
  berths: number;
  harbor: string;
}

export const boats: Boat[] = [
  { id: 1, name: 'Petrel', type: 'Sailboat', berths: 6, harbor: 'Kiel' },
  { id: 2, name: 'Marlin', type: 'Motorboat', berths: 4, harbor: 'Split' },
  { id: 3, name: 'Tern', type: 'Sailboat', berths: 8, harbor: 'Split' },
  { id: 4, name: 'Otter', type: 'Houseboat', berths: 10, harbor: 'Leiden' },
  { id: 5, name: 'Heron', type: 'Houseboat', berths: 6, harbor: 'Leiden' },
  { id: 6, name: 'Gannet', type: 'Sailboat', berths: 4, harbor: 'Kiel' },
];

export const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 100 },
  { field: 'type', headerName: 'Type', width: 120 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 90 },
  { field: 'harbor', headerName: 'Harbor', width: 100 },
];

export const presets: Record<string, GridFilterModel> = {
  All: { items: [] },
  Sailboats: {
    items: [{ field: 'type', operator: 'equals', value: 'Sailboat' }],
  },
  'Six berths or more': {
    items: [{ field: 'berths', operator: '>=', value: 6 }],
  },
};
