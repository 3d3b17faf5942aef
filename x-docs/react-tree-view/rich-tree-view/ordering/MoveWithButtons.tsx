import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

function move(
  items: TreeViewBaseItem[],
  itemId: string | null,
  offset: number,
): TreeViewBaseItem[] {
  const index = items.findIndex((item) => item.id === itemId);
  if (index === -1) {
    return items.map(({ children, ...item }) =>
      children ? { ...item, children: move(children, itemId, offset) } : item,
    );
  }
  const target = Math.max(0, index + offset);
  return items.toSpliced(index, 1).toSpliced(target, 0, items[index]);
}

export default function MoveWithButtons() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(() => structuredClone(tour));
  const [selected, setSelected] = React.useState<string | null>('concert');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setItems(move(items, selected, -1))}>Up</Button>
      <Button onClick={() => setItems(move(items, selected, 1))}>Down</Button>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeViewPro
          aria-label="Tour with buttons"
          apiRef={apiRef}
          items={items}
          itemsReordering
          defaultExpandedItems={allDays}
          selectedItems={selected}
          onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
          onItemPositionChange={() =>
            setItems(structuredClone(apiRef.current?.getItemTree() ?? []))
          }
        />
      </Box>
    </Box>
  );
}
