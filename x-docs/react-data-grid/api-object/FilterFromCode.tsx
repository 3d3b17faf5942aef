import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { albums, columns } from './records';

const restricted = columns.map((column) => ({
  ...column,
  filterable: false,
  sortable: false,
}));

export default function FilterFromCode() {
  const apiRef = useGridApiRef();

  const showDecade = (start: number) =>
    apiRef.current?.setFilterModel({
      items: [{ field: 'year', operator: '>=', value: start }],
    });

  return (
    <div>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button onClick={() => showDecade(1990)}>Since 1990</Button>
        <Button onClick={() => showDecade(2000)}>Since 2000</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          All
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Records, filtered by buttons only"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={albums}
          columns={restricted}
          hideFooter
          density="compact"
        />
      </Box>
    </div>
  );
}
