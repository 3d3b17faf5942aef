import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const shelves: TreeViewBaseItem[] = Array.from({ length: 30 }, (_, index) => ({
  id: `shelf-${index + 1}`,
  label: `Shelf ${index + 1}`,
}));

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const show = (itemId: string) => (event: React.SyntheticEvent) => {
    apiRef.current
      ?.getItemDOMElement(itemId)
      ?.scrollIntoView({ block: 'nearest' });
    apiRef.current?.focusItem(event, itemId);
  };

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={show('shelf-1')}>First shelf</Button>
      <Button onClick={show('shelf-24')}>Shelf 24</Button>
      <Box
        sx={{
          height: 180,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <RichTreeView aria-label="Shelves" apiRef={apiRef} items={shelves} />
      </Box>
    </Box>
  );
}
