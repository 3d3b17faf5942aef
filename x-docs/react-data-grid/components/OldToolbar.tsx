import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { columns, trails } from './trails';

function DeprecatedToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
    </GridToolbarContainer>
  );
}

export default function OldToolbar() {
  return (
    <Box
      role="region"
      aria-label="Trails with a legacy toolbar"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: DeprecatedToolbar }}
      />
    </Box>
  );
}
