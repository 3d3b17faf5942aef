import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

interface SavedView {
  number: number;
  state: GridInitialState;
}

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<SavedView[]>([]);

  const save = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      const number = (views.at(-1)?.number ?? 0) + 1;
      setViews([...views, { number, state }].slice(-3));
    }
  };

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={save}>
          Save the view
        </Button>
        {views.map(({ number, state }) => (
          <Button
            key={number}
            onClick={() => apiRef.current?.restoreState(state)}
          >
            View {number}
          </Button>
        ))}
      </Stack>
      <Box
        role="region"
        aria-label="Plants with saved views"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          hideFooter
          showToolbar
        />
      </Box>
    </div>
  );
}
