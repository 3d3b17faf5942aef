import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const shelves = [
  { name: 'Fiction', topics: ['Crime', 'Poetry', 'Short stories'] },
  { name: 'Travel', topics: ['Alps', 'Baltic coast'] },
];

export default function NestedCatalog() {
  const [open, setOpen] = React.useState('Fiction');
  const id = React.useId();

  return (
    <List
      aria-label="Library catalog"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {shelves.map(({ name, topics }) => (
        <li key={name}>
          <ListItemButton
            aria-expanded={open === name}
            aria-controls={`${id}-${name}`}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <ListItemText
              primary={name}
              secondary={`${topics.length} topics`}
            />
            {open === name ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ListItemButton>
          <Collapse in={open === name} id={`${id}-${name}`}>
            <List disablePadding aria-label={name}>
              {topics.map((topic) => (
                <ListItem key={topic} disablePadding>
                  <ListItemButton sx={{ pl: 4 }}>
                    <ListItemText primary={topic} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
      ))}
    </List>
  );
}
