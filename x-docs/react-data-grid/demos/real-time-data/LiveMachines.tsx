import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { machineColumns } from './machineColumns';
import { machinesAt } from './machines';

const initialRows = machinesAt(0);

export default function LiveMachines() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const step = React.useRef(0);

  const advance = React.useCallback(() => {
    step.current += 1;
    apiRef.current?.updateRows(machinesAt(step.current));
  }, [apiRef]);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(advance, 500);
    return () => clearInterval(timer);
  }, [running, advance]);

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button variant="contained" onClick={() => setRunning(!running)}>
          {running ? 'Pause' : 'Start'}
        </Button>
        <Button onClick={advance}>One step</Button>
      </Stack>
      <Box
        role="region"
        aria-label="Load of the machines, updated while it runs"
        sx={{ height: 370, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={initialRows}
          columns={machineColumns}
          throttleRowsMs={100}
          initialState={{
            sorting: { sortModel: [{ field: 'now', sort: 'desc' }] },
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </div>
  );
}
