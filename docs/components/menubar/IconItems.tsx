import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import SendIcon from '@mui/icons-material/Send';
import { Menubar } from './Menubar';

const actions = [
  { name: 'Send', Icon: SendIcon },
  { name: 'Print', Icon: PrintIcon },
  { name: 'Download', Icon: DownloadIcon },
];

export default function IconItems() {
  const [last, setLast] = React.useState('none');

  return (
    <Stack sx={{ gap: 2 }}>
      <Menubar
        label="Invoice 2041"
        menus={[
          [
            'Invoice',
            (close) =>
              actions.map(({ name, Icon }) => (
                <MenuItem
                  key={name}
                  onClick={() => {
                    setLast(name);
                    close();
                  }}
                >
                  <ListItemIcon>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  {name}
                </MenuItem>
              )),
          ],
        ]}
      />
      <span role="status">Last command: {last}</span>
    </Stack>
  );
}
