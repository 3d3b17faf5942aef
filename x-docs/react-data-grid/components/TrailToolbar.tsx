import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, trails } from './trails';

function TitleToolbar() {
  return (
    <Toolbar aria-label="Trails">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>Trails</Typography>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function TrailToolbar() {
  return (
    <Box
      role="region"
      aria-label="Trails with an own toolbar"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: TitleToolbar }}
      />
    </Box>
  );
}
