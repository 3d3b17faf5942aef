import { type GridColDef } from '@mui/x-data-grid';

export interface Harvest {
  id: number;
  plot: string;
  crop: string;
  springSown: number;
  springPicked: number;
  autumnSown: number;
  autumnPicked: number;
}

export const harvests: Harvest[] = [
  {
    id: 1,
    plot: 'East 1',
    crop: 'Spinach',
    springSown: 40,
    springPicked: 310,
    autumnSown: 55,
    autumnPicked: 402,
  },
  {
    id: 2,
    plot: 'East 2',
    crop: 'Beetroot',
    springSown: 25,
    springPicked: 188,
    autumnSown: 20,
    autumnPicked: 141,
  },
  {
    id: 3,
    plot: 'Hill',
    crop: 'Barley',
    springSown: 120,
    springPicked: 960,
    autumnSown: 140,
    autumnPicked: 1015,
  },
  {
    id: 4,
    plot: 'River',
    crop: 'Leek',
    springSown: 18,
    springPicked: 95,
    autumnSown: 30,
    autumnPicked: 214,
  },
];

export const columns: GridColDef<Harvest>[] = [
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'crop', headerName: 'Crop', width: 110 },
  { field: 'springSown', headerName: 'Sown', type: 'number', width: 110 },
  { field: 'springPicked', headerName: 'Picked', type: 'number', width: 110 },
  { field: 'autumnSown', headerName: 'Sown', type: 'number', width: 110 },
  { field: 'autumnPicked', headerName: 'Picked', type: 'number', width: 110 },
];
