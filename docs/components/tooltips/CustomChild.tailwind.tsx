import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';

function PlatformSign({ ref, ...props }: React.ComponentProps<'span'>) {
  return (
    <span
      ref={ref}
      tabIndex={0}
      {...props}
      className="inline-block rounded-[var(--mui-shape-borderRadius)] bg-(--mui-palette-primary-main) px-4 py-2 font-[monospace] text-(--mui-palette-primary-contrastText)"
    >
      Gleis 7
    </span>
  );
}

export default function CustomChild() {
  return (
    <Tooltip title="Platform 7, trains to the coast" describeChild>
      <PlatformSign />
    </Tooltip>
  );
}
