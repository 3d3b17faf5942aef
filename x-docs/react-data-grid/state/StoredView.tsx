import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

const key = 'plant-list-view';

export default function StoredView() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = React.useState<GridInitialState>();

  React.useLayoutEffect(() => {
    const stored = localStorage.getItem(key);
    setInitialState(stored ? (JSON.parse(stored) as GridInitialState) : {});

    const save = () => {
      if (apiRef.current) {
        const state = JSON.stringify(apiRef.current.exportState());
        localStorage.setItem(key, state);
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <Box
      role="region"
      aria-label="Plants, the view is stored"
      sx={{ height: 340, width: '100%' }}
    >
      {initialState && (
        <DataGrid
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          hideFooter
          showToolbar
          initialState={initialState}
        />
      )}
    </Box>
  );
}
