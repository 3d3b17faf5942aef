import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function SelectByButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemSelection({ event, itemId: 'kitchen' })
        }
      >
        Toggle kitchen
      </Button>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemSelection({
            event,
            itemId: 'kitchen',
            shouldBeSelected: false,
          })
        }
      >
        Deselect
      </Button>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView
          aria-label="Rooms"
          apiRef={apiRef}
          defaultExpandedItems={['downstairs']}
        >
          <TreeItem itemId="downstairs" label="Downstairs">
            <TreeItem itemId="kitchen" label="Kitchen" />
            <TreeItem itemId="hall" label="Hall" />
          </TreeItem>
          <TreeItem itemId="attic" label="Attic" />
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
