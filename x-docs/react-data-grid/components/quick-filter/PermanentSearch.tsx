import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { bridges, columns } from './bridges';
import { renderSearchField } from './renderSearchField';

function BridgeToolbar() {
  return (
    <Toolbar aria-label="Search bridges">
      <QuickFilter expanded>
        <QuickFilterControl render={renderSearchField} />
      </QuickFilter>
    </Toolbar>
  );
}

export default function PermanentSearch() {
  return (
    <Box
      role="region"
      aria-label="Bridges with a search field"
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
