import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridRowSelectionIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, invoices } from './invoices';

export default function SelectWithButtons() {
  const apiRef = useGridApiRef();

  const selectRange = () =>
    apiRef.current?.selectRowRange({ startId: '25-042', endId: '25-045' });
  const selectNone = () =>
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
  const invert = () => {
    const selected = gridRowSelectionIdsSelector(apiRef);
    const ids = apiRef.current?.getAllRowIds() ?? [];
    const others = ids.filter((id) => !selected.has(id));
    apiRef.current?.selectRows(others, true, true);
  };

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" onClick={selectRange}>
          Select 25-042 to 25-045
        </Button>
        <Button variant="outlined" onClick={invert}>
          Invert
        </Button>
        <Button onClick={selectNone}>Select none</Button>
      </Stack>
      <Box
        role="region"
        aria-label="Invoices, selected with buttons"
        sx={{ height: 424, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          checkboxSelection
        />
      </Box>
    </div>
  );
}
