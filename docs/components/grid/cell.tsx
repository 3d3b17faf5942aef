import type * as React from 'react';
import Paper from '@mui/material/Paper';

export function Cell({ children }: { children: React.ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        boxSizing: 'border-box',
        height: '100%',
        p: 1.5,
        overflowWrap: 'anywhere',
        bgcolor: 'action.hover',
        typography: 'body2',
      }}
    >
      {children}
    </Paper>
  );
}
