import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

const roomy = {
  slotProps: { content: { style: { paddingBlock: 10, gap: 16 } } },
};

export default function RoomyContent() {
  return (
    <Box sx={{ minHeight: 220, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse, easy to touch"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        slotProps={{ item: roomy }}
      />
    </Box>
  );
}
