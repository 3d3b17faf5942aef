import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const loans = [
  { title: 'The Salt Path', due: 'due on May 12', className: '' },
  {
    title: 'Field Guide to Mosses',
    due: 'was due on May 2',
    className: 'late',
  },
  { title: 'Bread, Slowly', due: 'due on May 19', className: '' },
];

export default function OverdueLoans() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        '& .late': {
          borderInlineStart: '4px solid',
          borderColor: 'error.main',
          bgcolor: 'action.hover',
        },
      }}
    >
      <List dense disablePadding aria-label="Loans">
        {loans.map(({ title, due, className }) => (
          <ListItem key={title} className={className}>
            <ListItemText primary={title} secondary={due} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
