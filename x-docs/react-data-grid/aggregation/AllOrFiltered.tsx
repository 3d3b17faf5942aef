import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

export default function AllOrFiltered() {
  const [all, setAll] = React.useState(false);
  const scope = all ? 'all' : 'filtered';

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Count hidden rows too"
        checked={all}
        onChange={(_, checked) => setAll(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Charging sessions at the town hall"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGridPremium
          key={scope}
          rows={sessions}
          columns={columns}
          hideFooter
          aggregationRowsScope={scope}
          initialState={{
            aggregation: { model: { energy: 'sum', price: 'sum' } },
            filter: {
              filterModel: {
                items: [
                  { field: 'site', operator: 'equals', value: 'Town hall' },
                ],
              },
            },
          }}
        />
      </Box>
    </div>
  );
}
