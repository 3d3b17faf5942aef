import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Menubar } from './Menubar';

const menus = {
  Chart: [
    ['Zoom in', 'Ctrl+I'],
    ['Zoom out', 'Ctrl+O'],
  ],
  Marks: [
    ['Set a mark', 'Ctrl+M'],
    ['Clear the marks', 'Ctrl+D'],
  ],
};

export default function ShortcutHints() {
  const [last, setLast] = React.useState('none');

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Sea chart"
        menus={Object.entries(menus).map(([name, items]) => [
          name,
          (close) =>
            items.map(([item, keys]) => (
              <MenuItem
                key={item}
                aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
                onClick={() => {
                  setLast(item);
                  close();
                }}
                sx={{ justifyContent: 'space-between', gap: 4 }}
              >
                {item}
                <Typography aria-hidden variant="body2" color="textSecondary">
                  {keys}
                </Typography>
              </MenuItem>
            )),
        ])}
      />
      <span role="status">Last command: {last}</span>
    </Stack>
  );
}
