import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const groupingColDef = ({ fields }: GridGroupingColDefOverrideParams) =>
  fields.includes('venue')
    ? { headerName: 'Where', width: 230 }
    : { headerName: 'What', hideDescendantCount: true };

export default function GroupColumnsByField() {
  return (
    <Box
      role="region"
      aria-label="Screenings with two different grouping columns"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['venue', 'genre'] } }}
      />
    </Box>
  );
}
