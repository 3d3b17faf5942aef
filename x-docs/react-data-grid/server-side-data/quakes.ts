import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';

export interface Quake {
  id: number;
  place: string;
  magnitude: number;
  depth: number;
  felt: number;
}

const places = [
  'Kermadec Islands',
  'Aleutian Trench',
  'Reykjanes Ridge',
  'Banda Sea',
  'Coquimbo coast',
  'Hindu Kush',
  'Crete',
  'Vanuatu',
  'Izu Islands',
];

export const quakes: Quake[] = Array.from({ length: 60 }, (_, index) => ({
  id: 9000 + index,
  place: places[(index * 4) % places.length],
  magnitude: Math.round((3.2 + ((index * 17) % 41) / 10) * 10) / 10,
  depth: 5 + ((index * 37) % 290),
  felt: (index * 53) % 240,
}));

// The operators that the server knows.
const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals', 'startsWith'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>', '>=', '<', '<='].includes(value),
);

export const columns: GridColDef<Quake>[] = [
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 170,
    filterOperators: textOperators,
  },
  {
    field: 'magnitude',
    headerName: 'Magnitude',
    type: 'number',
    width: 130,
    filterOperators: numberOperators,
  },
  {
    field: 'depth',
    headerName: 'Depth (km)',
    type: 'number',
    width: 130,
    filterOperators: numberOperators,
  },
  {
    field: 'felt',
    headerName: 'Reports',
    type: 'number',
    width: 120,
    filterOperators: numberOperators,
  },
];
