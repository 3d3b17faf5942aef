import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { bridges, columns } from './bridges';
import { renderSearchField } from './renderSearchField';

function BridgeToolbar() {
  return (
    <Toolbar aria-label="Bridges">
      <QuickFilter>
        <QuickFilterTrigger
          render={({ material, ...props }, { expanded }) => (
            <ToolbarButton
              {...props}
              aria-label="Search"
              style={{ display: expanded ? 'none' : undefined }}
            >
              <SearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        <QuickFilterControl render={renderSearchField} />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ExpandingSearch() {
  return (
    <Box
      role="region"
      aria-label="Bridges with a search that opens"
      sx={{ height: 370, width: '100%' }}
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
