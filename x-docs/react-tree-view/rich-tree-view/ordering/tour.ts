import { type TreeViewBaseItem } from '@mui/x-tree-view-pro';

export const tour: TreeViewBaseItem[] = [
  {
    id: 'friday',
    label: 'Friday',
    children: [
      { id: 'soundcheck', label: 'Sound check' },
      { id: 'concert', label: 'Concert' },
    ],
  },
  {
    id: 'saturday',
    label: 'Saturday',
    children: [
      { id: 'radio', label: 'Radio interview' },
      { id: 'matinee', label: 'Matinee' },
    ],
  },
];

export const allDays = ['friday', 'saturday'];
