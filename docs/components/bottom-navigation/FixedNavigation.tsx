import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';

const folders = {
  Inbox: ['Tide tables', 'Berth 14', 'Fuel invoice', 'New crew', 'Radio check'],
  Archive: ['Winter storage', 'Old charts', 'Insurance', 'Survey', 'Paint'],
};
type Folder = keyof typeof folders;

export default function FixedNavigation() {
  const [folder, setFolder] = React.useState<Folder>('Inbox');

  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider' }}>
      <Box
        role="region"
        aria-label={folder}
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', pb: 7 }}
      >
        <List>
          {folders[folder].map((subject) => (
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
          value={folder}
          onChange={(_event, next: Folder) => setFolder(next)}
        >
          <BottomNavigationAction
            value="Inbox"
            label="Inbox"
            icon={<InboxIcon />}
            aria-current={folder === 'Inbox' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="Archive"
            label="Archive"
            icon={<ArchiveIcon />}
            aria-current={folder === 'Archive' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
