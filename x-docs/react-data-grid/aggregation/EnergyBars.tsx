import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { columns, sessions, type Session } from './sessions';

function EnergyCell(params: GridRenderCellParams<Session, number>) {
  if (params.aggregation && !params.aggregation.hasCellUnit) {
    return <strong>{params.formattedValue} sessions</strong>;
  }
  return (
    <Box sx={{ width: '100%' }}>
      {params.formattedValue}
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={Math.min(100, ((params.value ?? 0) / 60) * 100)}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}

const columnsWithBars: GridColDef<Session>[] = columns.map((column) =>
  column.field === 'energy'
    ? {
        ...column,
        width: 150,
        display: 'flex',
        renderCell: (params) => <EnergyCell {...params} />,
      }
    : column,
);

export default function EnergyBars() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with bars"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columnsWithBars}
        hideFooter
        initialState={{ aggregation: { model: { energy: 'size' } } }}
      />
    </Box>
  );
}
