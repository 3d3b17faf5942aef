import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const tasks = ['Water the tomatoes', 'Turn the compost', 'Oil the gate'];

export default function CheckboxRows() {
  const [done, setDone] = React.useState(['Turn the compost']);

  return (
    <List
      aria-label="Garden tasks"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton
            component="label"
            role={undefined}
            tabIndex={-1}
            dense
          >
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={done.includes(task)}
                onChange={(_event, checked) =>
                  setDone(
                    checked
                      ? [...done, task]
                      : done.filter((other) => other !== task),
                  )
                }
              />
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
