import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const crew = [
  { name: 'Ines Varga', role: 'Captain', initials: 'IV' },
  { name: 'Tom Okafor', role: 'Engineer', initials: 'TO' },
  { name: 'Mei Tanaka', role: 'Deck and passengers', initials: 'MT' },
];

export default function CrewList() {
  return (
    <List
      aria-label="Crew of the ferry"
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
      }}
    >
      {crew.map(({ name, role, initials }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: '#00695c', color: '#fff' }}>
              {initials}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={role} />
        </ListItem>
      ))}
    </List>
  );
}
