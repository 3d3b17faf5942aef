import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const fleet: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North depot',
    children: [
      { id: '1204', label: 'Bus 1204' },
      { id: '1207', label: 'Bus 1207' },
    ],
  },
  {
    id: 'south',
    label: 'South depot',
    children: [{ id: '88', label: 'Tram 88' }],
  },
];

export default function RichTree() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Fleet"
        items={fleet}
        defaultExpandedItems={['north']}
      />
    </Box>
  );
}
