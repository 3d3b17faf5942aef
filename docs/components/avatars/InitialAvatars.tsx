import Avatar from '@mui/material/Avatar';
import { brown, indigo, pink, teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';

const colors = [indigo[600], teal[800], pink[800], brown[600]];

function initialsOf(name: string) {
  const words = name.split(' ');
  return words[0][0] + (words.length > 1 ? words[words.length - 1][0] : '');
}

function colorOf(name: string) {
  const hash = [...name].reduce(
    (total, char) => (total * 31 + char.charCodeAt(0)) % 9973,
    0,
  );
  return colors[hash % colors.length];
}

const authors = ['Ottilie Brandt', 'Kwame Mensah', 'Zeynep', 'Ana da Costa'];

export default function InitialAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      {authors.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: colorOf(name), color: 'common.white' }}
        >
          {initialsOf(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
