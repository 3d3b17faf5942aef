import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

function SlowItem(props: TreeItemProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <TreeItem
      {...props}
      slotProps={{ groupTransition: { timeout: still ? 0 : 900 } }}
    />
  );
}

export default function SlowCurtain() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Theater" defaultExpandedItems={['act-1']}>
        <SlowItem itemId="act-1" label="First act">
          <SlowItem itemId="storm" label="The storm" />
          <SlowItem itemId="island" label="The island" />
        </SlowItem>
        <SlowItem itemId="act-2" label="Second act">
          <SlowItem itemId="feast" label="The feast" />
        </SlowItem>
      </SimpleTreeView>
    </Box>
  );
}
