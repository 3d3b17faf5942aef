import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { folders } from './folders';

export default function FixedNavigation() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider' }}>
      <Box
        role="region"
        aria-label={folders[current].name}
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', pb: 7 }}
      >
        <List>
          {folders[current].subjects.map((subject) => (
            <ListItem key={subject} divider>
              <ListItemText primary={subject} />
            </ListItem>
          ))}
        </List>
      </Box>
      {/* In an application: position: 'fixed' */}
      <Paper
        square
        elevation={3}
        sx={{ position: 'absolute', bottom: 0, left: 0, right: 0 }}
      >
        <BottomNavigation
          showLabels
          component="nav"
          aria-label="Mail"
          value={current}
          onChange={(_event, next: number) => setCurrent(next)}
        >
          {folders.map(({ name, Icon }, index) => (
            <BottomNavigationAction
              key={name}
              label={name}
              icon={<Icon />}
              aria-current={index === current ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
