import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Menubar } from './Menubar';

const commands = {
  Vehicles: ['Add a bus', 'Retire a bus'],
  Drivers: ['Assign a shift', 'Swap two shifts'],
  Depots: ['Open the gate', 'Close the gate'],
};

export default function VerticalMenubar() {
  const [last, setLast] = React.useState('none');

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        vertical
        label="Bus fleet"
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
