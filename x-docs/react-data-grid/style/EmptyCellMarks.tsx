import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, moons } from './moons';

const incomplete = moons.map((moon) => ({
  ...moon,
  days: moon.days < 2 ? null : moon.days,
}));

export default function EmptyCellMarks() {
  return (
    <Box
      role="region"
      aria-label="Moons, missing values marked"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={incomplete}
        columns={columns as GridColDef[]}
        density="compact"
        hideFooter
        getCellClassName={({ value }) => (value == null ? 'missing' : '')}
        sx={{
          '& .missing': {
            backgroundImage: (theme) =>
              `repeating-linear-gradient(45deg, transparent 0 6px, ${(theme.vars ?? theme).palette.action.selected} 6px 12px)`,
          },
        }}
      />
    </Box>
  );
}
