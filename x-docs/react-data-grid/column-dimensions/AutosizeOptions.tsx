import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';
import { OptionCheckboxes } from './optionCheckboxes';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf mark' },
  { field: 'sender', headerName: 'Sender' },
  { field: 'city', headerName: 'City' },
  { field: 'pages', headerName: 'Number of pages', type: 'number' },
];

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: true,
  });

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <OptionCheckboxes options={options} onChange={setOptions} />
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns(options)}
        >
          Autosize
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Letters to be autosized"
        sx={{ height: 320, width: '100%', mt: 2 }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={letters}
          columns={columns}
          hideFooter
          autosizeOnMount
          autosizeOptions={options}
        />
      </Box>
    </div>
  );
}
