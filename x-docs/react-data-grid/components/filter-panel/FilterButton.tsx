import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  FilterPanelTrigger,
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
      <FilterPanelTrigger
        // `material` is meant for a plain button; this one is an icon button.
        render={({ material, ...props }, { filterCount }) => (
          <ToolbarButton
            {...props}
            aria-label={`Filters, ${filterCount} active`}
          >
            <Badge badgeContent={filterCount} color="primary">
              <FilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function FilterButton() {
  return (
    <Box
      role="region"
      aria-label="Bridges with a button for filters"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={bridges}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: BridgeToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'length', operator: '>', value: 300 }],
            },
          },
        }}
      />
    </Box>
  );
}
