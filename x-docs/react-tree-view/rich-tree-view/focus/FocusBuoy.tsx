import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { stations } from './stations';

export default function FocusBuoy() {
  const apiRef = useTreeViewApiRef();

  const open = (itemId: string) =>
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'south')}>
        Focus South
      </Button>
      <Button
        onClick={(event) => {
          flushSync(() => {
            open('north');
            open('fjord');
          });
          apiRef.current?.focusItem(event, 'buoy');
        }}
      >
        Focus Buoy 12
      </Button>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Weather stations"
          apiRef={apiRef}
          items={stations}
        />
      </Box>
    </Box>
  );
}
