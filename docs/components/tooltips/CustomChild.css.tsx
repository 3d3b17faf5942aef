import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import './CustomChild.css';

function PlatformSign({ ref, ...props }: React.ComponentProps<'span'>) {
  return (
    <span ref={ref} tabIndex={0} {...props} className="custom-child">
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
