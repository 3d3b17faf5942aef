import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function FoldedGrid() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [saved, setSaved] = React.useState<GridInitialState>();

  const toggle = () => {
    if (open) {
      setSaved(apiRef.current?.exportState());
    }
    setOpen(!open);
  };

  return (
    <div>
      <Button onClick={toggle} aria-expanded={open} sx={{ mb: 1 }}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      <Box
        role="region"
        aria-label="Plants, the view is kept"
        sx={{ height: 300, width: '100%' }}
      >
        {open && (
          <DataGrid
            apiRef={apiRef}
            rows={plants}
            columns={columns}
            hideFooter
            initialState={saved}
          />
        )}
      </Box>
    </div>
  );
}
