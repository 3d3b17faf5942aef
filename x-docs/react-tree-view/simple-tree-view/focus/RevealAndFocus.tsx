import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button
        onClick={(event) => {
          flushSync(() =>
            apiRef.current?.setItemExpansion({
              event,
              itemId: 'warnings',
              shouldBeExpanded: true,
            }),
          );
          apiRef.current?.focusItem(event, 'fog');
        }}
      >
        Show fog warning
      </Button>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView aria-label="Weather" apiRef={apiRef}>
          <TreeItem itemId="forecast" label="Forecast" />
          <TreeItem itemId="warnings" label="Warnings">
            <TreeItem itemId="ice" label="Ice" />
            <TreeItem itemId="fog" label="Fog" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
