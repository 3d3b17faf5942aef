import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, servers } from './servers';

const lockedColumns = columns.map((column) => ({ ...column, pinnable: false }));

export default function PinFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.pinColumn('disk', GridPinnedColumnPosition.LEFT)
          }
        >
          Pin the disk
        </Button>
        <Button onClick={() => apiRef.current?.unpinColumn('disk')}>
          Unpin it
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Servers, pinned with buttons"
        sx={{ height: 290, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={servers}
          columns={lockedColumns}
          hideFooter
        />
      </Box>
    </div>
  );
}
