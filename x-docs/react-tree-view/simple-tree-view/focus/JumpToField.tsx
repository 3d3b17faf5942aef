import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function JumpToField() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'address')}>
        Go to address
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Application form"
          apiRef={apiRef}
          defaultExpandedItems={['person']}
        >
          <TreeItem itemId="person" label="About you">
            <TreeItem itemId="name" label="Name" />
            <TreeItem itemId="address" label="Address" />
          </TreeItem>
          <TreeItem itemId="school" label="Education">
            <TreeItem itemId="degree" label="Degree" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
