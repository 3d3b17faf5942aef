import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { museum } from './museum';

export default function CloseRoom() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Button
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'upper' })}
      >
        Toggle upper floor
      </Button>
      <Button
        onClick={() =>
          apiRef.current?.setIsItemDisabled({
            itemId: 'upper',
            shouldBeDisabled: false,
          })
        }
      >
        Enable it
      </Button>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Museum with a closable floor"
          apiRef={apiRef}
          items={museum}
          defaultExpandedItems={['upper']}
        />
      </Box>
    </Box>
  );
}
