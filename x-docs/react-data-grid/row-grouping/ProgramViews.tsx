import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const views: Record<string, GridRowGroupingModel> = {
  Venues: ['venue'],
  Genres: ['genre', 'country'],
  'Plain list': [],
};

export default function ProgramViews() {
  const [model, setModel] = React.useState(views.Venues);
  const view = Object.keys(views).find((name) => views[name] === model);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Program views"
        value={view ?? null}
        onChange={(_, name: string | null) => name && setModel(views[name])}
        sx={{ mb: 2 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Screenings in several views"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPremium
          rows={screenings}
          columns={columns}
          hideFooter
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
    </div>
  );
}
