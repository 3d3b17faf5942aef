import * as React from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid';
import { columns, mountains } from './mountains';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const menuId = React.useId();

  return (
    <Toolbar aria-label="Mountain table">
      <ToolbarButton
        aria-label="Density"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DensityMediumIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Density' } }}
      >
        {densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            selected={name === density}
            onClick={() => {
              apiRef.current.setDensity(name);
              setAnchor(null);
            }}
            sx={{ textTransform: 'capitalize' }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <Box
      role="region"
      aria-label="Mountains, density in the toolbar"
      sx={{ height: 464, width: '100%' }}
    >
      <DataGrid
        aria-label="Mountains"
        rows={mountains}
        columns={columns}
        initialState={{ density: 'compact' }}
        slots={{ toolbar: DensityToolbar }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
