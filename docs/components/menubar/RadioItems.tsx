import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import CircleIcon from '@mui/icons-material/Circle';
import { Menubar } from './Menubar';

const choices = {
  Units: ['Knots', 'Miles per hour', 'Meters per second'],
  Period: ['Today', 'This week'],
};

export default function RadioItems() {
  const [chosen, setChosen] = React.useState<Record<string, string>>({
    Units: 'Knots',
    Period: 'Today',
  });

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Wind report"
        menus={Object.entries(choices).map(([name, values]) => [
          name,
          () =>
            values.map((value) => (
              <MenuItem
                key={value}
                role="menuitemradio"
                aria-checked={chosen[name] === value}
                onClick={() => setChosen({ ...chosen, [name]: value })}
              >
                <ListItemIcon>
                  {chosen[name] === value ? (
                    <CircleIcon sx={{ fontSize: 10 }} />
                  ) : null}
                </ListItemIcon>
                {value}
              </MenuItem>
            )),
        ])}
      />
      <span role="status">
        Wind: {chosen.Units}, {chosen.Period}
      </span>
    </Stack>
  );
}
