import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, moons, type Moon } from './moons';

const columnsWithClass: GridColDef<Moon>[] = columns.map((column) =>
  column.field === 'diameter'
    ? {
        ...column,
        cellClassName: ({ value }) => (value > 5000 ? 'giant' : 'measured'),
      }
    : column,
);

export default function CellsByValue() {
  return (
    <Box
      role="region"
      aria-label="Moons, large diameters marked"
      sx={{
        height: 340,
        width: '100%',
        '& .measured, & .giant': { fontFamily: 'monospace' },
        '& .giant': {
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        },
      }}
    >
      <DataGrid
        rows={moons}
        columns={columnsWithClass}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
