import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';
import FolderSharedIcon from '@mui/icons-material/FolderShared';
import FolderZipIcon from '@mui/icons-material/FolderZip';

const folders = [
  { name: 'Bridge inspection', note: '14 files, May 3', Icon: FolderIcon },
  { name: 'Tender documents', note: '6 files, shared', Icon: FolderSharedIcon },
  { name: 'Archive 2019', note: '2.1 GB, compressed', Icon: FolderZipIcon },
];

export default function ProjectFolders() {
  return (
    <List
      aria-label="Project folders"
      className="mx-auto max-w-[360px] bg-(--mui-palette-background-paper)"
    >
      {folders.map(({ name, note, Icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar className="bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)">
              <Icon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={note} />
        </ListItem>
      ))}
    </List>
  );
}
