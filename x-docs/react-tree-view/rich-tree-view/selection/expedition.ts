import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const expedition: TreeViewBaseItem[] = [
  {
    id: 'shelter',
    label: 'Shelter',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'tarp', label: 'Tarp' },
      { id: 'stove', label: 'Stove' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'drill', label: 'Ice drill' },
      { id: 'samples', label: 'Sample boxes' },
    ],
  },
  { id: 'flag', label: 'Flag' },
];
