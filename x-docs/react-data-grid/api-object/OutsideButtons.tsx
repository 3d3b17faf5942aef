import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { albums, columns } from './records';

export default function OutsideButtons() {
  const apiRef = useGridApiRef();

  const goToLast = () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const last = api.getRowsCount() - 1;
    const id = api.getRowIdFromRowIndex(last);
    api.scrollToIndexes({ rowIndex: last });
    api.setCellFocus(id, 'title');
  };

  return (
    <div>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button onClick={() => apiRef.current?.sortColumn('year', 'asc')}>
          Oldest first
        </Button>
        <Button onClick={goToLast}>Go to the last row</Button>
      </Stack>
      <Box
        role="region"
        aria-label="Records, moved from outside"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid apiRef={apiRef} rows={albums} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
