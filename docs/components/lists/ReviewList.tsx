import Avatar from '@mui/material/Avatar';
import { brown, teal } from '@mui/material/colors';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const reviews = [
  {
    author: 'Mirela',
    color: teal[800],
    text: 'The bread arrives warm, the soup even more so. We stayed until they put the chairs on the tables.',
  },
  {
    author: 'Jonas',
    color: brown[600],
    text: 'Ask for the seat at the window and for whatever the cook had for lunch.',
  },
];

export default function ReviewList() {
  return (
    <List
      aria-label="Reviews"
      sx={{ maxWidth: 400, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {reviews.map(({ author, color, text }) => (
        <ListItem key={author} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar
              aria-hidden="true"
              sx={{ bgcolor: color, color: 'common.white' }}
            >
              {author[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={author} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
