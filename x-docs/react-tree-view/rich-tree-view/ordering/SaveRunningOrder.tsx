import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

const copy = structuredClone(tour);

export default function SaveRunningOrder() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(copy);

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeViewPro
          aria-label="Tour to save"
          apiRef={apiRef}
          items={copy}
          itemsReordering
          defaultExpandedItems={allDays}
          onItemPositionChange={() =>
            setSaved(structuredClone(apiRef.current?.getItemTree() ?? []))
          }
        />
      </Box>
      <Box component="p" role="status" sx={{ m: 0, typography: 'body2' }}>
        Saved:{' '}
        {saved
          .map(({ label, children = [] }) =>
            [label, ...children.map((child) => child.label)].join(', '),
          )
          .join('; ')}
      </Box>
    </Box>
  );
}
