import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid';
import MenuButton from './menuButton';
import { columns, mountains } from './mountains';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar aria-label="Mountain table">
      <MenuButton label="Density" icon={<DensityMediumIcon fontSize="small" />}>
        {densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            selected={name === density}
            onClick={() => apiRef.current.setDensity(name)}
            sx={{ textTransform: 'capitalize' }}
          >
            {name}
          </MenuItem>
        ))}
      </MenuButton>
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
