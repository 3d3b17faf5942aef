import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { columns, harvests } from './columns';

export default function KeptColumns() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [stored, setStored] = React.useState<GridInitialState['columns']>();

  const toggle = () => {
    if (open) {
      setStored(apiRef.current?.exportState().columns);
    }
    setOpen(!open);
  };

  const widenAndMove = () => {
    apiRef.current?.setColumnWidth('fruit', 200);
    apiRef.current?.setColumnIndex('fruit', 3);
  };

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={toggle}>
          {open ? 'Close the list' : 'Open the list'}
        </Button>
        {open && <Button onClick={widenAndMove}>Widen and move Fruit</Button>}
      </Stack>
      <Box
        role="region"
        aria-label="Harvests, columns keep width and order"
        sx={{ height: 320, width: '100%' }}
      >
        {open && (
          <DataGridPro
            apiRef={apiRef}
            rows={harvests}
            columns={columns}
            initialState={{ columns: stored }}
            hideFooter
          />
        )}
      </Box>
    </div>
  );
}
