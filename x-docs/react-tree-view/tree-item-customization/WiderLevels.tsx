import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

export default function WiderLevels() {
  const [indentation, setIndentation] = React.useState<string | number>(12);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Indentation"
        exclusive
        size="small"
        value={indentation}
        onChange={(_, value) => setIndentation(value ?? indentation)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value={32}>32</ToggleButton>
        <ToggleButton value="4rem">4rem</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Greenhouse with levels"
          items={greenhouse}
          defaultExpandedItems={['tropics']}
          itemChildrenIndentation={indentation}
        />
      </Box>
    </Box>
  );
}
