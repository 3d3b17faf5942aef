import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { CodeInput } from './codeInput';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'room-1',
    label: 'A-10',
    children: [
      { id: 'shelf-1', label: 'A-11' },
      { id: 'shelf-2', label: 'A-12' },
    ],
  },
  { id: 'room-2', label: 'B-20' },
];

const codeItem = { slots: { labelInput: CodeInput } };

export default function ShelfCodes() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Shelf codes"
        items={shelves}
        isItemEditable
        defaultExpandedItems={['room-1']}
        slotProps={{ item: codeItem }}
      />
    </Box>
  );
}
