import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { bridges, columns } from './bridges';

function BridgeToolbar() {
  return (
    <Toolbar aria-label="Bridges">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>
        Bridges
      </Typography>
      <ColumnsPanelTrigger
        // `material` is meant for a plain button; this one is an icon button.
        render={({ material, ...props }, { open }) => (
          <ToolbarButton
            {...props}
            color={open ? 'primary' : 'default'}
            aria-label="Columns"
          >
            <ViewColumnIcon fontSize="small" />
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsButton() {
  return (
    <Box
      role="region"
      aria-label="Bridges with a button for columns"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={bridges}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: BridgeToolbar }}
      />
    </Box>
  );
}
