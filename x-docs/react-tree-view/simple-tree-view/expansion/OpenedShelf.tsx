import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OpenedShelf() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Toy shelf"
        defaultExpandedItems={['games', 'cards']}
      >
        <TreeItem itemId="games" label="Games">
          <TreeItem itemId="cards" label="Card games">
            <TreeItem itemId="patience" label="Patience" />
          </TreeItem>
          <TreeItem itemId="chess" label="Chess" />
        </TreeItem>
        <TreeItem itemId="puzzles" label="Puzzles">
          <TreeItem itemId="map" label="World map" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
