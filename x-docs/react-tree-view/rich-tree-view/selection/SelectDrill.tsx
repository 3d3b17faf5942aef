import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { expedition } from './expedition';

export default function SelectDrill() {
  const apiRef = useTreeViewApiRef();

  const select = (shouldBeSelected: boolean) =>
    apiRef.current?.setItemSelection({
      itemId: 'drill',
      shouldBeSelected,
      keepExistingSelection: true,
    });

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button onClick={() => select(true)}>Take the drill</Button>
      <Button onClick={() => select(false)}>Leave it</Button>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Equipment for today"
          apiRef={apiRef}
          items={expedition}
          multiSelect
          defaultExpandedItems={['science']}
          defaultSelectedItems={['samples']}
        />
      </Box>
    </Box>
  );
}
