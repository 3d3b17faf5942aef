import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  GridRowCount,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, loans } from './loans';

function LoanCount() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridDataRowIdsSelector);
  const filtered = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const leaves = filtered.filter((id) => tree[id].type === 'leaf');

  return <GridRowCount rowCount={all.length} visibleRowCount={leaves.length} />;
}

export default function CountInFooter() {
  return (
    <Box
      role="region"
      aria-label="Loans, counted in the footer"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGridPremium
        rows={loans}
        columns={columns}
        showToolbar
        slots={{ footerRowCount: LoanCount }}
        initialState={{ rowGrouping: { model: ['branch'] } }}
      />
    </Box>
  );
}
