import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  Toolbar,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import MenuButton from './menuButton';
import { columns, repairs } from './repairs';

const densities = ['compact', 'standard', 'comfortable'] as const;

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar aria-label="Repairs">
      <MenuButton label="Settings" icon={<SettingsIcon fontSize="small" />}>
        {densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            selected={name === density}
            onClick={() => apiRef.current.setDensity(name)}
          >
            {name[0].toUpperCase() + name.slice(1)} rows
          </MenuItem>
        ))}
      </MenuButton>
    </Toolbar>
  );
}

export default function SettingsMenu() {
  return (
    <Box
      role="region"
      aria-label="Repairs with settings"
      sx={{ height: 370, width: '100%' }}
    >
      <DataGrid
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: SettingsToolbar }}
      />
    </Box>
  );
}
