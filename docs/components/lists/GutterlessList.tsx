import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import CallIcon from '@mui/icons-material/Call';

const offices = ['Lisbon office', 'Tallinn office', 'Accra office'];

export default function GutterlessList() {
  return (
    <List aria-label="Offices" sx={{ maxWidth: 360, mx: 'auto' }}>
      {offices.map((office) => (
        <ListItem
          key={office}
          disableGutters
          divider
          secondaryAction={
            <IconButton edge="end" aria-label={`Call the ${office}`}>
              <CallIcon />
            </IconButton>
          }
        >
          <ListItemText primary={office} />
        </ListItem>
      ))}
    </List>
  );
}
