import type * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

interface FadingGroupProps {
  in: boolean;
  className?: string;
  children?: React.ReactNode;
}

function FadingGroup({ in: open, className, children }: FadingGroupProps) {
  return (
    <Fade in={open} timeout={500} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />;
}

export default function FadingGroups() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Night sky" defaultExpandedItems={['summer']}>
        <FadingItem itemId="summer" label="Summer">
          <FadingItem itemId="lyra" label="Lyra" />
          <FadingItem itemId="cygnus" label="Cygnus" />
        </FadingItem>
        <FadingItem itemId="winter" label="Winter">
          <FadingItem itemId="orion" label="Orion" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}
