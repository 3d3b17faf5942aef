import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

export default function EpisodePages() {
  return (
    <Box
      role="region"
      aria-label="Episodes in pages"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid rows={episodes} columns={columns} />
    </Box>
  );
}
