import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const recipes = ['Lentil soup', 'Rhubarb cake', 'Flatbread'];

export default function CheckboxActions() {
  const [chosen, setChosen] = React.useState(['Flatbread']);
  const [open, setOpen] = React.useState('Lentil soup');

  return (
    <List
      dense
      aria-label="Recipes"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {recipes.map((recipe) => (
        <ListItem
          key={recipe}
          disablePadding
          secondaryAction={
            <Checkbox
              edge="end"
              checked={chosen.includes(recipe)}
              slotProps={{ input: { 'aria-label': `Cook ${recipe}` } }}
              onChange={(_event, checked) =>
                setChosen(
                  checked
                    ? [...chosen, recipe]
                    : chosen.filter((other) => other !== recipe),
                )
              }
            />
          }
        >
          <ListItemButton onClick={() => setOpen(recipe)}>
            <ListItemText primary={recipe} />
          </ListItemButton>
        </ListItem>
      ))}
      <li>
        <Typography role="status" variant="body2" sx={{ px: 2, pt: 1 }}>
          Open: {open}. To cook: {chosen.length}
        </Typography>
      </li>
    </List>
  );
}
