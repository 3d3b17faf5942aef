import { type TreeViewBaseItem } from '@mui/x-tree-view';

export const songbook: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'lark', label: 'The lark' },
      { id: 'dew', label: 'Dew on the hill' },
    ],
  },
  {
    id: 'sea',
    label: 'At sea',
    children: [{ id: 'anchor', label: 'Weigh the anchor' }],
  },
];

export const nameInput = {
  slotProps: { labelInput: { 'aria-label': 'New name' } },
};
