import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { askArchive, columns, getChildrenCount, getGroupKey } from './archive';

export default function BrokenBranch() {
  const offline = React.useRef(true);
  const [failure, setFailure] = React.useState('');
  const [hint, setHint] = React.useState('Open an expedition: it fails.');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await askArchive(params);
        if (params.groupKeys?.length && offline.current) {
          throw new Error('The archive is offline.');
        }
        setFailure('');
        return answer;
      },
      getGroupKey,
      getChildrenCount,
    }),
    [],
  );

  return (
    <div>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Archive is offline"
        onChange={(_, checked) => {
          offline.current = checked;
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
          dataSource={dataSource}
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
