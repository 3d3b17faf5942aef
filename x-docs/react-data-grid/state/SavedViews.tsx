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

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([]);

  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) {
      setViews([...views, view].slice(-3));
    }
  };

  return (
    <div>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button variant="outlined" onClick={save}>
          Save the view
        </Button>
        {views.map((view, index) => (
          <Button
            key={index}
            onClick={() => apiRef.current?.restoreState(view)}
          >
            View {index + 1}
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
