import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import ReportIcon from '@mui/icons-material/Report';

export default function MailboxList() {
  return (
    <List
      aria-label="Mailboxes"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <InboxIcon />
          </ListItemIcon>
          <ListItemText primary="Inbox" secondary="12 unread" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <DraftsIcon />
          </ListItemIcon>
          <ListItemText primary="Drafts" secondary="2 messages" />
        </ListItemButton>
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem disablePadding>
        <ListItemButton href="#basics">
          <ListItemIcon>
            <ReportIcon />
          </ListItemIcon>
          <ListItemText primary="Report a problem" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
