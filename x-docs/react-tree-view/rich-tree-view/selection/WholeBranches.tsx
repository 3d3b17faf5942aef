import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

export default function WholeBranches() {
  const [propagation, setPropagation] = React.useState({
    descendants: true,
    parents: true,
  });

  return (
    <Box sx={{ maxWidth: 360 }}>
      {(['descendants', 'parents'] as const).map((direction) => (
        <FormControlLabel
          key={direction}
          control={
            <Switch
              checked={propagation[direction]}
              onChange={(event) =>
                setPropagation({
                  ...propagation,
                  [direction]: event.target.checked,
                })
              }
            />
          }
          label={direction}
        />
      ))}
      <Box sx={{ minHeight: 264 }}>
        <RichTreeView
          aria-label="Whole branches"
          items={expedition}
          checkboxSelection
          multiSelect
          defaultExpandedItems={['shelter', 'science']}
          selectionPropagation={propagation}
          slotProps={{ item: nameCheckbox }}
        />
      </Box>
    </Box>
  );
}
