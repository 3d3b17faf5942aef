import * as React from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, repairs } from './repairs';

const densities = ['compact', 'standard', 'comfortable'] as const;

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Repairs">
      <ToolbarButton
        aria-label="Settings"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : 'false'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            selected={name === density}
            onClick={() => {
              apiRef.current.setDensity(name);
              close();
            }}
          >
            {name[0].toUpperCase() + name.slice(1)} rows
          </MenuItem>
        ))}
      </Menu>
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
