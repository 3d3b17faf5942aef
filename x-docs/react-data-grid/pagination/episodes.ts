import { type GridColDef } from '@mui/x-data-grid';

export interface Episode {
  id: number;
  title: string;
  show: string;
  minutes: number;
}

const shows = ['Night Ferry', 'Kitchen Physics', 'Loose Ends'];
const topics = [
  'Fog signals',
  'Bread and patience',
  'The missing postcard',
  'Rain on tin roofs',
  'Old batteries',
];

/** 83 episodes, always the same ones. */
export const episodes: Episode[] = Array.from({ length: 83 }, (_, index) => ({
  id: index + 1,
  title: `${topics[(index * 3) % 5]}, part ${Math.floor(index / 5) + 1}`,
  show: shows[index % 3],
  minutes: 22 + ((index * 17) % 40),
}));

export const columns: GridColDef<Episode>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  { field: 'title', headerName: 'Episode', flex: 1, minWidth: 200 },
  { field: 'show', headerName: 'Show', width: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];
