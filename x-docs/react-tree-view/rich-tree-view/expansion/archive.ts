import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const archive: TreeViewBaseItem[] = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      {
        id: 'letters-1920',
        label: '1920 to 1929',
        children: [{ id: 'letter-7', label: 'To the mill owner' }],
      },
      { id: 'letters-1930', label: '1930 to 1939' },
    ],
  },
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'map-river', label: 'River survey' },
      { id: 'map-town', label: 'Town plan' },
    ],
  },
];
