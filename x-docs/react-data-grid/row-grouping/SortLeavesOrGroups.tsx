import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function SortLeavesOrGroups() {
  const [groups, setGroups] = React.useState(false);
  const groupingColDef = React.useMemo(
    () => ({
      leafField: 'film',
      mainGroupingCriteria: groups ? 'venue' : undefined,
    }),
    [groups],
  );

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Sort venues instead of films"
        checked={groups}
        onChange={(_, checked) => setGroups(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Venues with films, sorted by the first column"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPremium
          key={groups ? 'venues' : 'films'}
          rows={screenings}
          columns={columns}
          hideFooter
          rowGroupingColumnMode="multiple"
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['venue'] },
            columns: { columnVisibilityModel: { film: false, venue: false } },
            sorting: {
              sortModel: [
                {
                  field: getRowGroupingFieldFromGroupingCriteria('venue'),
                  sort: 'asc',
                },
              ],
            },
          }}
        />
      </Box>
    </div>
  );
}
