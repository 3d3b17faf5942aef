import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { columns, loans } from './loans';

export default function OpenOnRowClick() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box
      role="region"
      aria-label="Loans by branch, groups open on click"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        onRowClick={toggleGroup}
        initialState={{ rowGrouping: { model: ['branch'] } }}
      />
    </Box>
  );
}
