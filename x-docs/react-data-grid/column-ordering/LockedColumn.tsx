import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { matches, type Match } from './matches';

const columns: GridColDef<Match>[] = [
  {
    field: 'round',
    headerName: 'Round (locked)',
    width: 150,
    disableReorder: true,
  },
  { field: 'home', headerName: 'Home', width: 130 },
  { field: 'away', headerName: 'Away', width: 130 },
  { field: 'referee', headerName: 'Referee', width: 130 },
];

export default function LockedColumn() {
  return (
    <Box
      role="region"
      aria-label="Cup matches with a locked column"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGridPro rows={matches} columns={columns} hideFooter />
    </Box>
  );
}
