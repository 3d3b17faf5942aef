import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import LanguageSwitch from './languageSwitch';

const ferries = [
  { time: '8:10', to: { en: 'Island', ar: 'الجزيرة' }, seats: 42 },
  { time: '9:00', to: { en: 'Old harbor', ar: 'الميناء القديم' }, seats: 7 },
];

export default function FerryList() {
  return (
    <LanguageSwitch label="Language of the ferries">
      {(language) => (
        <List sx={{ color: 'text.primary' }}>
          {ferries.map(({ time, to, seats }) => (
            <ListItem
              key={time}
              divider
              secondaryAction={<Chip label={seats} size="small" />}
            >
              <ListItemIcon>
                <DirectionsBoatIcon />
              </ListItemIcon>
              <ListItemText primary={to[language]} secondary={time} />
            </ListItem>
          ))}
        </List>
      )}
    </LanguageSwitch>
  );
}
