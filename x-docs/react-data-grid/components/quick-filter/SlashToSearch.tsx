import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { bridges, columns } from './bridges';
import { renderSearchButton } from './renderSearchButton';
import { renderSearchField } from './renderSearchField';

function BridgeToolbar() {
  const apiRef = useGridApiContext();
  const [expanded, setExpanded] = React.useState(false);

  useGridEvent(apiRef, 'cellKeyDown', (_, event) => {
    if (event.key === '/') {
      event.preventDefault();
      setExpanded(true);
    }
  });

  return (
    <Toolbar aria-label="Bridges">
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        <QuickFilterTrigger render={renderSearchButton} />
        <QuickFilterControl render={renderSearchField} />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SlashToSearch() {
  return (
    <Box
      role="region"
      aria-label="Bridges, the slash key opens the search"
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
