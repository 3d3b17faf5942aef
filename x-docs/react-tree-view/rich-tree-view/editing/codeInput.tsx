import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TreeItemLabelInput } from '@mui/x-tree-view';

const pattern = /^[A-Z]-\d{2}$/;

interface CodeInputProps extends React.ComponentProps<'input'> {
  ownerState?: object;
}

export function CodeInput({
  ownerState: _ownerState,
  onKeyDown,
  onBlur,
  ...props
}: CodeInputProps) {
  const hintId = React.useId();
  const valid = pattern.test(String(props.value));

  return (
    <Box sx={{ width: '100%' }}>
      <TreeItemLabelInput
        {...props}
        aria-label="Shelf code"
        aria-invalid={!valid}
        aria-describedby={hintId}
        onKeyDown={(event) => {
          if (valid || event.key !== 'Enter') {
            onKeyDown?.(event);
          }
        }}
        onBlur={(event) => {
          if (valid) {
            onBlur?.(event);
          }
        }}
      />
      <Typography id={hintId} variant="caption">
        {valid ? '' : 'A letter, a hyphen and two digits, please.'}
      </Typography>
    </Box>
  );
}
