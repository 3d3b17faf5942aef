import type * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, TreeItemLabelInput } from '@mui/x-tree-view';
import { songbook } from './songbook';

const limit = 24;

interface CountedInputProps extends React.ComponentProps<'input'> {
  ownerState?: object;
}

function CountedInput({
  ownerState: _ownerState,
  ...props
}: CountedInputProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexGrow: 1 }}>
      <TreeItemLabelInput {...props} aria-label="Title" maxLength={limit} />
      <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
        {String(props.value).length} / {limit}
      </Typography>
    </Box>
  );
}

const countedItem = { slots: { labelInput: CountedInput } };

export default function CountedNames() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook with short titles"
        items={songbook}
        isItemEditable
        defaultExpandedItems={['morning']}
        slotProps={{ item: countedItem }}
      />
    </Box>
  );
}
