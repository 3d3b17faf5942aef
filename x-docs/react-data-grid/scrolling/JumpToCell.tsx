import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, readings } from './readings';

export default function JumpToCell() {
  const apiRef = useGridApiRef();

  const jump = (rowIndex: number, colIndex: number) => () => {
    const id = gridExpandedSortedRowIdsSelector(apiRef)[rowIndex];
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(id, columns[colIndex].field);
  };

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}
      >
        <Button variant="outlined" onClick={jump(0, 0)}>
          First cell
        </Button>
        <Button variant="outlined" onClick={jump(49, 2)}>
          Wind in row 50
        </Button>
        <Button variant="outlined" onClick={jump(99, 5)}>
          Last cell
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Weather stations, jump to a cell"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          disableColumnFilter
          disableColumnSelector
          hideFooter
        />
      </Box>
    </div>
  );
}
