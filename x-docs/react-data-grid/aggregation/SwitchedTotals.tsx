import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const models: Record<string, GridAggregationModel> = {
  Totals: { energy: 'sum', minutes: 'sum', price: 'sum' },
  Averages: { energy: 'avg', minutes: 'avg', price: 'avg' },
  None: {},
};

export default function SwitchedTotals() {
  const [model, setModel] = React.useState(models.Totals);
  const current = Object.keys(models).find((name) => models[name] === model);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Summary"
        value={current ?? null}
        onChange={(_, name: string | null) => name && setModel(models[name])}
        sx={{ mb: 2 }}
      >
        {Object.keys(models).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Charging sessions with a chosen summary"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPremium
          rows={sessions}
          columns={columns}
          hideFooter
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </div>
  );
}
