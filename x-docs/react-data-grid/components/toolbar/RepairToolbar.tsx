import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, repairs } from './repairs';

function TitleToolbar() {
  return (
    <Toolbar aria-label="Repairs">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>
        Repairs
      </Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function RepairToolbar() {
  return (
    <Box
      role="region"
      aria-label="Repairs with a toolbar"
      sx={{ height: 370, width: '100%' }}
    >
      <DataGrid
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: TitleToolbar }}
      />
    </Box>
  );
}
