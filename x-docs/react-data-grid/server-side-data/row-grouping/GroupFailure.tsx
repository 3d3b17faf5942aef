import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridGetRowsError } from '@mui/x-data-grid-premium';
import { columns } from './rides';
import { createUnreliableSource } from './unreliableRides';

export default function GroupFailure() {
  const offline = React.useRef(true);
  const [failure, setFailure] = React.useState('');
  const [hint, setHint] = React.useState('Open a city: it fails.');
  const [dataSource] = React.useState(() =>
    createUnreliableSource(() => offline.current),
  );

  return (
    <div>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Dispatch center is offline"
        onChange={(_, checked) => {
          offline.current = checked;
          setFailure('');
          setHint(`Open a city: it ${checked ? 'fails' : 'loads'}.`);
        }}
      />
      <Alert severity={failure ? 'error' : 'info'} sx={{ mb: 1 }}>
        {failure || hint}
      </Alert>
      <Box
        role="region"
        aria-label="Rides with an unreliable connection"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          disableColumnFilter
          initialState={{
            rowGrouping: { model: ['city'] },
            columns: { columnVisibilityModel: { city: false } },
          }}
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
