import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, GridGetRowsError } from '@mui/x-data-grid-pro';
import { columns } from './archive';
import { createUnreliableArchive } from './unreliableArchive';

export default function BrokenBranch() {
  const [archive] = React.useState(createUnreliableArchive);
  const [failure, setFailure] = React.useState('');
  const [hint, setHint] = React.useState('Open an expedition: it fails.');

  return (
    <div>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Archive is offline"
        onChange={(_, checked) => {
          archive.setOffline(checked);
          setFailure('');
          setHint(`Open an expedition: it ${checked ? 'fails' : 'loads'}.`);
        }}
      />
      <Alert severity={failure ? 'error' : 'info'} sx={{ mb: 1 }}>
        {failure || hint}
      </Alert>
      <Box
        role="region"
        aria-label="Archive with an unreliable connection"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGridPro
          treeData
          columns={columns}
          dataSource={archive.dataSource}
          dataSourceCache={null}
          groupingColDef={{ headerName: 'Entry', flex: 1, minWidth: 180 }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              const keys: string[] = error.params.groupKeys ?? [];
              setFailure(`${keys.join(' / ')}: ${error.message}`);
            }
          }}
        />
      </Box>
    </div>
  );
}
