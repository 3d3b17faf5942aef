import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';
import { KeeperItem } from './keeperItem';

export default function KeeperItems() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse with keepers"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        slots={{ item: KeeperItem }}
      />
    </Box>
  );
}
