import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import DeleteIcon from '@mui/icons-material/Delete';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const commands = [
  { name: 'Cut', keys: 'Ctrl+X', icon: <ContentCutIcon fontSize="small" /> },
  { name: 'Copy', keys: 'Ctrl+C', icon: <ContentCopyIcon fontSize="small" /> },
];

export default function EditMenu() {
  return (
    <Paper sx={{ maxWidth: 280 }}>
      <MenuList aria-label="Edit the selection">
        {commands.map(({ name, keys, icon }) => (
          <MenuItem key={name}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
