import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const decks = [
  { name: 'Deck A', color: '#1565c0', dark: '#90caf9' },
  { name: 'Deck B', color: '#7b1fa2', dark: '#e1bee7' },
  { name: 'Deck C', color: '#2e7d32', dark: '#a5d6a7' },
];

export default function LocalAccent() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', color: 'text.primary' }}>
      {decks.map(({ name, color, dark }) => (
        <Box
          key={name}
          sx={[
            { '--mui-palette-primary-main': color },
            (theme) =>
              theme.applyStyles('dark', { '--mui-palette-primary-main': dark }),
          ]}
        >
          <FormControlLabel
            control={<Checkbox defaultChecked />}
            label={`${name} inspected`}
          />
        </Box>
      ))}
    </Box>
  );
}
