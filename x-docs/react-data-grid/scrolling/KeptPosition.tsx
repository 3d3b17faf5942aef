import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, readings } from './readings';

export default function KeptPosition() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [scroll, setScroll] = React.useState({ top: 520, left: 0 });

  const toggle = () => {
    if (open && apiRef.current) {
      const { top, left } = apiRef.current.getScrollPosition();
      setScroll({ top, left });
    }
    setOpen(!open);
  };

  return (
    <div>
      <Button variant="outlined" onClick={toggle} sx={{ mb: 1 }}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      <Box
        role="region"
        aria-label="Weather stations, the position is kept"
        sx={{ height: 300, width: '100%' }}
      >
        {open && (
          <DataGrid
            apiRef={apiRef}
            rows={readings}
            columns={columns}
            initialState={{ scroll }}
            hideFooter
          />
        )}
      </Box>
    </div>
  );
}
