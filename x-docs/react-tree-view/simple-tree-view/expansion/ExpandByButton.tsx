import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function ExpandByButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemExpansion({
            event,
            itemId: 'advanced',
            shouldBeExpanded: true,
          })
        }
      >
        Show advanced
      </Button>
      <Button
        onClick={() => apiRef.current?.setItemExpansion({ itemId: 'advanced' })}
      >
        Toggle
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView aria-label="Settings" apiRef={apiRef}>
          <TreeItem itemId="general" label="General">
            <TreeItem itemId="language" label="Language" />
          </TreeItem>
          <TreeItem itemId="advanced" label="Advanced">
            <TreeItem itemId="proxy" label="Proxy" />
            <TreeItem itemId="cache" label="Cache" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
