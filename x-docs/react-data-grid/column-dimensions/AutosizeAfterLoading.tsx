import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf' },
  { field: 'sender', headerName: 'Sender' },
  { field: 'subject', headerName: 'Subject' },
];

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Letter[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setRows(letters);
      setLoading(false);
    }, 700);
  };

  React.useEffect(() => {
    if (rows.length > 0) {
      apiRef.current?.autosizeColumns({ includeOutliers: true, expand: true });
    }
  }, [apiRef, rows]);

  return (
    <div>
      <Button
        variant="outlined"
        onClick={load}
        loading={loading}
        sx={{ mb: 2 }}
      >
        Load the letters
      </Button>
      <Box
        role="region"
        aria-label="Letters, autosized after loading"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </div>
  );
}
