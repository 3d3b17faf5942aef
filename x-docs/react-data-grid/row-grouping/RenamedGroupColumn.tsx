import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { columns, screenings, type Screening } from './screenings';

const groupingColDef: GridGroupingColDefOverride<Screening> = {
  headerName: 'Program',
  description: 'Genre, then country',
  width: 240,
};

export default function RenamedGroupColumn() {
  return (
    <Box
      role="region"
      aria-label="Screenings with a renamed grouping column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['genre', 'country'] } }}
      />
    </Box>
  );
}
