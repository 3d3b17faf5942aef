import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const museum: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'foyer', label: 'Foyer' },
      { id: 'shop', label: 'Shop' },
      { id: 'whales', label: 'Whale hall' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      {
        id: 'minerals',
        label: 'Minerals',
        children: [
          { id: 'quartz', label: 'Quartz room' },
          { id: 'meteorites', label: 'Meteorites' },
        ],
      },
      { id: 'insects', label: 'Insects' },
    ],
  },
  { id: 'garden', label: 'Garden' },
];
