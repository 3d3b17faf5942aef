import Box from '@mui/material/Box';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { PhotoItem } from './photoItem';
import { photos } from './photos';

export default function PhotoFolders() {
  const apiRef = useTreeViewApiRef();

  const isFolder = (itemId: string | null) =>
    itemId === null || apiRef.current?.getItem(itemId).kind === 'folder';

  return (
    <Box sx={{ minHeight: 264, maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Photos"
        apiRef={apiRef}
        items={photos}
        itemsReordering
        isItemEditable
        canMoveItemToNewPosition={({ newPosition }) =>
          isFolder(newPosition.parentId)
        }
        defaultExpandedItems={['coast', 'portraits']}
        itemChildrenIndentation={20}
        slots={{ item: PhotoItem }}
      />
    </Box>
  );
}
