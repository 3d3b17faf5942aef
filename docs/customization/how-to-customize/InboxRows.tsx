import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  {
    id: 1,
    from: 'Ines Duarte',
    subject: 'Floor plan, second draft',
    unread: true,
  },
  {
    id: 2,
    from: 'Records office',
    subject: 'Your permit is ready',
    unread: true,
  },
  { id: 3, from: 'Tomas Lind', subject: 'Minutes from Tuesday', unread: false },
];

export default function InboxRows() {
  return (
    <List
      aria-label="Messages"
      sx={{
        width: '100%',
        maxWidth: 420,
        '& .unread': { bgcolor: 'action.selected' },
        '& .unread .subject': { fontWeight: 'bold' },
      }}
    >
      {messages.map(({ id, from, subject, unread }) => (
        <ListItem key={id} className={unread ? 'unread' : undefined}>
          <ListItemText
            primary={subject}
            secondary={from}
            slotProps={{ primary: { className: 'subject' } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
