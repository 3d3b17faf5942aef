import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const lines: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast line',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'lighthouse', label: 'Lighthouse' },
    ],
  },
  {
    id: 'valley',
    label: 'Valley line',
    children: [{ id: 'mill', label: 'Old mill' }],
  },
];

export default function FirstRichTree() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Railway lines"
        items={lines}
        defaultExpandedItems={['coast']}
      />
    </Box>
  );
}
