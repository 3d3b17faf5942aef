import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Space {
  id: number;
  path: string[];
  keeper: string;
  weight: number;
  inspected: Date;
}

const lower = 'Lower deck';
const main = 'Main deck';
const engine = [lower, 'Engine room'];
const lab = [main, 'Wet laboratory'];

export const spaces: Space[] = [
  {
    id: 1,
    path: [lower],
    keeper: 'Ines Duarte',
    weight: 48,
    inspected: new Date(2025, 1, 3),
  },
  {
    id: 2,
    path: engine,
    keeper: 'Olav Strand',
    weight: 31,
    inspected: new Date(2025, 2, 17),
  },
  {
    id: 3,
    path: [...engine, 'Cooling pump'],
    keeper: 'Olav Strand',
    weight: 2.4,
    inspected: new Date(2025, 3, 2),
  },
  {
    id: 4,
    path: [...engine, 'Shaft generator'],
    keeper: 'Mei Tanaka',
    weight: 5.1,
    inspected: new Date(2024, 10, 25),
  },
  {
    id: 5,
    path: [lower, 'Cold store'],
    keeper: 'Ines Duarte',
    weight: 6.2,
    inspected: new Date(2025, 0, 20),
  },
  {
    id: 6,
    path: [main],
    keeper: 'Ravi Menon',
    weight: 37,
    inspected: new Date(2025, 1, 3),
  },
  {
    id: 7,
    path: lab,
    keeper: 'Ada Okafor',
    weight: 9.5,
    inspected: new Date(2025, 4, 6),
  },
  {
    id: 8,
    path: [...lab, 'Water sampler'],
    keeper: 'Ada Okafor',
    weight: 0.7,
    inspected: new Date(2025, 4, 6),
  },
  {
    id: 9,
    path: [...lab, 'Fume hood'],
    keeper: 'Ines Duarte',
    weight: 0.4,
    inspected: new Date(2024, 8, 12),
  },
  {
    id: 10,
    path: [main, 'Winch control'],
    keeper: 'Ravi Menon',
    weight: 3.3,
    inspected: new Date(2025, 3, 28),
  },
];

export const columns: GridColDef<Space>[] = [
  { field: 'keeper', headerName: 'Keeper', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 120 },
  { field: 'inspected', headerName: 'Inspected', type: 'date', width: 120 },
];

export const getTreeDataPath = (row: Space) => row.path;
