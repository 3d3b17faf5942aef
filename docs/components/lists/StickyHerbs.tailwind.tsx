import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const groups = [
  { letter: 'B', herbs: ['Basil', 'Bay leaf', 'Borage'] },
  { letter: 'C', herbs: ['Chervil', 'Chives', 'Coriander', 'Cress'] },
  { letter: 'D', herbs: ['Dill'] },
  { letter: 'L', herbs: ['Lavender', 'Lemon balm', 'Lovage'] },
];

export default function StickyHerbs() {
  return (
    <div
      role="region"
      aria-label="Herbs from B to L"
      tabIndex={0}
      className="mx-auto h-60 max-w-[360px] overflow-auto bg-(--mui-palette-background-paper)"
    >
      <List disablePadding>
        {groups.map(({ letter, herbs }) => (
          <li key={letter}>
            <List disablePadding aria-label={letter}>
              <ListSubheader>{letter}</ListSubheader>
              {herbs.map((herb) => (
                <ListItem key={herb} dense>
                  <ListItemText primary={herb} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </div>
  );
}
