import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

function PlatformSign({ ref, ...props }: React.ComponentProps<'span'>) {
  return (
    <Box
      component="span"
      ref={ref}
      tabIndex={0}
      {...props}
      sx={{
        display: 'inline-block',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontFamily: 'monospace',
      }}
    >
      Gleis 7
    </Box>
  );
}

export default function CustomChild() {
  return (
    <Tooltip title="Platform 7, trains to the coast" describeChild>
      <PlatformSign />
    </Tooltip>
  );
}
