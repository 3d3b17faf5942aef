import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { bridges, columns } from './bridges';

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
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded, value }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Name or river"
              style={{ display: expanded ? undefined : 'none' }}
              slotProps={{
                ...slotProps,
                htmlInput: {
                  'aria-label': 'Search bridges',
                  ...slotProps?.htmlInput,
                },
                input: {
                  endAdornment: value ? (
                    <InputAdornment position="end">
                      <QuickFilterClear
                        render={<ToolbarButton aria-label="Clear search" />}
                      >
                        <CloseIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ) : null,
                },
              }}
            />
          )}
        />
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
