import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const rooms: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'foyer', label: 'Foyer' },
      { id: 'whales', label: 'Whale hall' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      { id: 'minerals', label: 'Minerals' },
      { id: 'insects', label: 'Insects' },
    ],
  },
  { id: 'garden', label: 'Garden' },
];

export default function MuseumTree() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Rooms of the museum"
        items={rooms}
        defaultExpandedItems={['ground']}
      />
    </Box>
  );
}
