import { type GridColDef } from '@mui/x-data-grid';

export interface Boat {
  id: number;
  name: string;
  berth: string;
  owner: string;
  length: number;
  draft: number;
  phone: string;
}

export const boats: Boat[] = [
  {
    id: 1,
    name: 'Kestrel',
    berth: 'A3',
    owner: 'R. Duval',
    length: 9.4,
    draft: 1.6,
    phone: '555 0141',
  },
  {
    id: 2,
    name: 'Silver Tern',
    berth: 'A7',
    owner: 'M. Okoye',
    length: 12.1,
    draft: 2.0,
    phone: '555 0172',
  },
  {
    id: 3,
    name: 'Nordstern',
    berth: 'B1',
    owner: 'K. Brandt',
    length: 7.8,
    draft: 1.1,
    phone: '555 0116',
  },
  {
    id: 4,
    name: 'Paper Moon',
    berth: 'C4',
    owner: 'S. Iyer',
    length: 10.6,
    draft: 1.8,
    phone: '555 0158',
  },
];

export const columns: GridColDef<Boat>[] = [
  {
    field: 'name',
    headerName: 'Boat',
    flex: 1,
    minWidth: 130,
    hideable: false,
  },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 120 },
  { field: 'phone', headerName: 'Phone', width: 120 },
];
