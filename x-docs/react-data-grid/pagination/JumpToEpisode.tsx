import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

export default function JumpToEpisode() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(0)}>
          First page
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setPage(gridPageCountSelector(apiRef) - 1)
          }
        >
          Last page
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setPaginationModel({ page: 4, pageSize: 10 })
          }
        >
          Episodes 41 to 50
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Episodes, pages opened with buttons"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={episodes}
          columns={columns}
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </div>
  );
}
