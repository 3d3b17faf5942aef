import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { archive } from './archive';

export default function OpenPath() {
  const apiRef = useTreeViewApiRef();

  const reveal = (itemId: string) => {
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      apiRef.current?.setItemExpansion({
        itemId: parentId,
        shouldBeExpanded: true,
      });
      parentId = apiRef.current?.getParentId(parentId);
    }
  };

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button onClick={() => reveal('letter-7')}>Reveal a letter</Button>
      <Button
        onClick={() => apiRef.current?.setItemExpansion({ itemId: 'maps' })}
      >
        Toggle maps
      </Button>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Archive opened by code"
          apiRef={apiRef}
          items={archive}
        />
      </Box>
    </Box>
  );
}
