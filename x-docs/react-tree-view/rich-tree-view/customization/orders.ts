import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const orders: TreeViewBaseItem[] = [
  {
    id: 'march',
    label: 'March',
    children: [
      { id: '3021', label: 'Order 3021' },
      { id: '3022', label: 'Order 3022' },
    ],
  },
  {
    id: 'april',
    label: 'April',
    children: [{ id: '3040', label: 'Order 3040' }],
  },
];
