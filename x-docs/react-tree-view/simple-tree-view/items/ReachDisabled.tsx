import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ReachDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Arrow keys reach sold-out days"
      />
      <SimpleTreeView
        key={String(focusable)}
        id="festival-days"
        aria-label="Festival days"
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="friday" label="Friday" />
        <TreeItem itemId="saturday" label="Saturday, sold out" disabled />
        <TreeItem itemId="sunday" label="Sunday" />
      </SimpleTreeView>
    </Box>
  );
}
