import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Machine {
  id: string;
  load: number[];
}

const names = ['Press 1', 'Press 2', 'Lathe', 'Oven', 'Packer', 'Crane'];

const loadAt = (machine: number, step: number) =>
  Math.round(
    50 + 30 * Math.sin(step / 3 + machine) + 15 * Math.sin(step * machine),
  );

const machineAt = (machine: number, step: number): Machine => ({
  id: names[machine],
  load: Array.from({ length: 20 }, (_, index) => loadAt(machine, step + index)),
});

const initialRows = names.map((_, index) => machineAt(index, 0));

const columns: GridColDef<Machine>[] = [
  { field: 'id', headerName: 'Machine', flex: 1, minWidth: 100 },
  {
    field: 'now',
    headerName: 'Load (%)',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.load[19],
  },
  {
    field: 'load',
    headerName: 'Last 20 values',
    width: 200,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <Box
        role="img"
        aria-label={`Load of ${row.id}, now ${row.load[19]}%`}
        sx={{ pt: 1 }}
      >
        <SparkLineChart
          data={row.load}
          width={180}
          height={36}
          yAxis={{ min: 0, max: 100 }}
        />
      </Box>
    ),
  },
];

export default function LiveMachines() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const step = React.useRef(0);

  const advance = React.useCallback(() => {
    step.current += 1;
    apiRef.current?.updateRows(
      names.map((_, index) => machineAt(index, step.current)),
    );
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
          columns={columns}
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
