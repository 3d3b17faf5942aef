import type * as React from 'react';
import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import { RichTreeView } from '@mui/x-tree-view';
import { orders } from './orders';

interface GrowingGroupProps {
  in: boolean;
  className?: string;
  children?: React.ReactNode;
}

function GrowingGroup({ in: open, className, children }: GrowingGroupProps) {
  return (
    <Grow in={open} unmountOnExit style={{ transformOrigin: 'top' }}>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Grow>
  );
}

const growing = { slots: { groupTransition: GrowingGroup } };

export default function GrowingGroups() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Orders that grow"
        items={orders}
        slotProps={{ item: growing }}
      />
    </Box>
  );
}
