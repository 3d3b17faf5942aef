import * as React from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Menubar } from './Menubar';

const groups = {
  Patients: ['Admit', 'Discharge'],
  Rooms: ['Reserve', 'Clean'],
};

export default function GroupLabels() {
  const id = React.useId();
  const [last, setLast] = React.useState('none');

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Clinic"
        menus={[
          [
            'Actions',
            (close) =>
              Object.entries(groups).flatMap(([group, items]) => [
                <ListSubheader
                  key={group}
                  role="presentation"
                  id={`${id}-${group}`}
                >
                  {group}
                </ListSubheader>,
                ...items.map((item) => (
                  <MenuItem
                    key={item}
                    aria-describedby={`${id}-${group}`}
                    onClick={() => {
                      setLast(item);
                      close();
                    }}
                  >
                    {item}
                  </MenuItem>
                )),
              ]),
          ],
        ]}
      />
      <span role="status">Last command: {last}</span>
    </Stack>
  );
}
