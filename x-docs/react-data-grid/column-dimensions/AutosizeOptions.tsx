import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf mark' },
  { field: 'sender', headerName: 'Sender' },
  { field: 'city', headerName: 'City' },
  { field: 'pages', headerName: 'Number of pages', type: 'number' },
];

const choices = {
  includeHeaders: 'Include headers',
  includeOutliers: 'Include outliers',
  expand: 'Expand',
};
type Choice = keyof typeof choices;

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<Record<Choice, boolean>>({
    includeHeaders: true,
    includeOutliers: false,
    expand: true,
  });

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {Object.entries(choices).map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={options[name as Choice]}
                onChange={(event) =>
                  setOptions({ ...options, [name]: event.target.checked })
                }
              />
            }
          />
        ))}
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
