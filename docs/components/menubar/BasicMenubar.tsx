import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Menubar } from './Menubar';

const commands = {
  Route: ['New route', 'Open route', 'Print route'],
  Edit: ['Undo', 'Add a stop', 'Remove the last stop'],
  Help: ['Shortcuts', 'About'],
};

export default function BasicMenubar() {
  const [last, setLast] = React.useState('none');

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Route planner"
        menus={Object.entries(commands).map(([name, items]) => [
          name,
          (close) =>
            items.map((item) => (
              <MenuItem
                key={item}
                onClick={() => {
                  setLast(item);
                  close();
                }}
              >
                {item}
              </MenuItem>
            )),
        ])}
      />
      <span role="status">Last command: {last}</span>
    </Stack>
  );
}
