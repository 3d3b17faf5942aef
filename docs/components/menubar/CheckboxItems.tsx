import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';
import { Menubar } from './Menubar';

const layers = ['Depths', 'Buoys', 'Currents'];

export default function CheckboxItems() {
  const [shown, setShown] = React.useState(['Buoys']);
  const toggle = (layer: string) =>
    setShown(
      shown.includes(layer)
        ? shown.filter((each) => each !== layer)
        : [...shown, layer],
    );

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Map view"
        menus={[
          [
            'Layers',
            () =>
              layers.map((layer) => (
                <MenuItem
                  key={layer}
                  role="menuitemcheckbox"
                  aria-checked={shown.includes(layer)}
                  onClick={() => toggle(layer)}
                >
                  <ListItemIcon>
                    {shown.includes(layer) ? <CheckIcon /> : null}
                  </ListItemIcon>
                  {layer}
                </MenuItem>
              )),
          ],
        ]}
      />
      <span role="status">Layers: {shown.join(', ') || 'none'}</span>
    </Stack>
  );
}
