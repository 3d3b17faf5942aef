import InboxIcon from '@mui/icons-material/Inbox';
import EditNoteIcon from '@mui/icons-material/EditNote';
import SendIcon from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const sections = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Drafts', icon: <EditNoteIcon /> },
  { name: 'Sent', icon: <SendIcon /> },
];

interface SectionsProps {
  label: string;
}

export default function Sections({ label }: SectionsProps) {
  return (
    <List component="nav" aria-label={label}>
      {sections.map(({ name, icon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton>
            <ListItemIcon sx={{ minWidth: 44 }}>{icon}</ListItemIcon>
            <ListItemText primary={name} sx={{ whiteSpace: 'nowrap' }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
