import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces } from './spaces';

const isEngineRoomPath = (node: GridGroupNode) =>
  node.groupingKey === 'Lower deck' || node.groupingKey === 'Engine room';

export default function OpenAndCloseAll() {
  const apiRef = useGridApiRef();

  const setAll = (isExpanded: boolean) => {
    Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    });
  };

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setAll(true)}>
          Open all
        </Button>
        <Button onClick={() => setAll(false)}>Close all</Button>
      </Stack>
      <Box
        role="region"
        aria-label="Ship spaces, engine room open"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          treeData
          rows={spaces}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isEngineRoomPath}
          hideFooter
        />
      </Box>
    </div>
  );
}
