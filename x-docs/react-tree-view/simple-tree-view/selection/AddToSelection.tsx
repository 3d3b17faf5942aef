import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function AddToSelection() {
  const apiRef = useTreeViewApiRef();

  const select = (keepExistingSelection: boolean) =>
    apiRef.current?.setItemSelection({
      itemId: 'pears',
      shouldBeSelected: true,
      keepExistingSelection,
    });

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button onClick={() => select(true)}>Add pears</Button>
      <Button onClick={() => select(false)}>Only pears</Button>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Harvest"
          apiRef={apiRef}
          multiSelect
          defaultExpandedItems={['orchard']}
          defaultSelectedItems={['plums', 'berries']}
        >
          <TreeItem itemId="orchard" label="Orchard">
            <TreeItem itemId="plums" label="Plums" />
            <TreeItem itemId="pears" label="Pears" />
          </TreeItem>
          <TreeItem itemId="berries" label="Berries" />
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
