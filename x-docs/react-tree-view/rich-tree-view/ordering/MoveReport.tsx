import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

export default function MoveReport() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Drag an event.');

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeViewPro
          aria-label="Tour with report"
          apiRef={apiRef}
          items={tour}
          itemsReordering
          defaultExpandedItems={allDays}
          onItemPositionChange={({ itemId, newPosition: { parentId } }) => {
            const { label } = apiRef.current?.getItem(itemId) ?? {};
            const siblings =
              apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
            setMessage(
              `${label} is now number ${siblings.indexOf(itemId) + 1} of ${parentId ?? 'the first level'}.`,
            );
          }}
        />
      </Box>
    </Box>
  );
}
