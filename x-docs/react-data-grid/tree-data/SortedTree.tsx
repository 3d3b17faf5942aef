import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces } from './spaces';

export default function SortedTree() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Sort the decks only"
        checked={topOnly}
        onChange={(_, checked) => setTopOnly(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Ship spaces by weight"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPro
          treeData
          rows={spaces}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={1}
          hideFooter
          initialState={{
            sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] },
          }}
        />
      </Box>
    </div>
  );
}
