import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Room {
  id: string;
  building: string;
  seats: number;
  projector: boolean;
}

export const rooms: Room[] = [
  { id: 'A 101', building: 'Main', seats: 24, projector: true },
  { id: 'A 205', building: 'Main', seats: 60, projector: true },
  { id: 'C 003', building: 'Café wing', seats: 12, projector: false },
  { id: 'D 110', building: 'Annex', seats: 40, projector: false },
  { id: 'D 111', building: 'Annex', seats: 18, projector: true },
];

export const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 140 },
  { field: 'building', headerName: 'Building', flex: 1, minWidth: 150 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 140 },
  { field: 'projector', headerName: 'Projector', type: 'boolean', width: 150 },
];
