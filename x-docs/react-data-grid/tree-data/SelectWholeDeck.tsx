import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces } from './spaces';

export default function SelectWholeDeck() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch />}
          label="Parent selects children"
          checked={descendants}
          onChange={(_, checked) => setDescendants(checked)}
        />
        <FormControlLabel
          control={<Switch />}
          label="Children select parent"
          checked={parents}
          onChange={(_, checked) => setParents(checked)}
        />
      </Stack>
      <Box
        role="region"
        aria-label="Ship spaces with checkboxes"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPro
          treeData
          checkboxSelection
          rows={spaces}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={1}
          rowSelectionPropagation={{ descendants, parents }}
        />
      </Box>
    </div>
  );
}
