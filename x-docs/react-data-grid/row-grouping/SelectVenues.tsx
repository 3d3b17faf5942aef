import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const isOldBrewery = (node: GridGroupNode) =>
  node.groupingKey === 'Old Brewery';

export default function SelectVenues() {
  const [together, setTogether] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Select groups and rows together"
        checked={together}
        onChange={(_, checked) => setTogether(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Venues with checkboxes"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPremium
          checkboxSelection
          rows={screenings}
          columns={columns}
          rowSelectionPropagation={{
            parents: together,
            descendants: together,
          }}
          isGroupExpandedByDefault={isOldBrewery}
          initialState={{ rowGrouping: { model: ['venue'] } }}
        />
      </Box>
    </div>
  );
}
