import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const voices: TreeViewBaseItem[] = [
  {
    id: 'high',
    label: 'High voices',
    children: [
      { id: 'soprano', label: 'Soprano' },
      { id: 'alto', label: 'Alto' },
    ],
  },
  {
    id: 'low',
    label: 'Low voices',
    children: [
      { id: 'tenor', label: 'Tenor' },
      { id: 'bass', label: 'Bass' },
    ],
  },
];

export default function ChooseVoice() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Voices"
        items={voices}
        defaultExpandedItems={['high']}
        defaultSelectedItems="alto"
      />
    </Box>
  );
}
