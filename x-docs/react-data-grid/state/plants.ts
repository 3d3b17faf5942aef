import { type GridColDef } from '@mui/x-data-grid';

export interface Plant {
  id: number;
  name: string;
  family: string;
  bed: string;
  height: number;
  blooms: string;
}

const list: [string, string, string, number, string][] = [
  ['Bleeding heart', 'Papaveraceae', 'North', 70, 'May'],
  ['Bugbane', 'Ranunculaceae', 'North', 160, 'September'],
  ['Coral bells', 'Saxifragaceae', 'East', 45, 'June'],
  ['Globe thistle', 'Asteraceae', 'South', 110, 'July'],
  ['Goat’s beard', 'Rosaceae', 'North', 150, 'June'],
  ['Lady’s mantle', 'Rosaceae', 'East', 40, 'June'],
  ['Lungwort', 'Boraginaceae', 'North', 30, 'April'],
  ['Masterwort', 'Apiaceae', 'East', 65, 'June'],
  ['Red hot poker', 'Asphodelaceae', 'South', 120, 'August'],
  ['Sea holly', 'Apiaceae', 'South', 80, 'July'],
  ['Sneezeweed', 'Asteraceae', 'South', 100, 'August'],
  ['Yarrow', 'Asteraceae', 'South', 75, 'July'],
];

export const plants: Plant[] = list.map(
  ([name, family, bed, height, blooms], index) => ({
    id: index + 1,
    name,
    family,
    bed,
    height,
    blooms,
  }),
);

export const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'bed', headerName: 'Bed', width: 110 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 130 },
  { field: 'blooms', headerName: 'Blooms', width: 100 },
];
