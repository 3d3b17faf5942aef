import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, harvests } from './harvest';
import { seasonGroups } from './seasonGroups';

export default function LowGroupHeader() {
  return (
    <Box
      role="region"
      aria-label="Harvest with low group headers"
      sx={{ height: 310, width: '100%' }}
    >
      <DataGrid
        rows={harvests}
        columns={columns}
        columnGroupingModel={seasonGroups}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </Box>
  );
}
