import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const stations: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      {
        id: 'fjord',
        label: 'Fjord',
        children: [{ id: 'buoy', label: 'Buoy 12' }],
      },
      { id: 'cape', label: 'Cape' },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [{ id: 'dune', label: 'Dune' }],
  },
];
