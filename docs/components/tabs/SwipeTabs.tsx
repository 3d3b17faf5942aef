import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const genres = [
  'Ambient',
  'Bossa nova',
  'Chamber',
  'Dub',
  'Electro',
  'Folk',
  'Gospel',
  'House',
];

export default function SwipeTabs() {
  const [genre, setGenre] = React.useState('Bossa nova');

  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', bgcolor: 'background.paper' }}>
      <Tabs
        value={genre}
        onChange={(_event, next: string) => setGenre(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Music by genre"
      >
        {genres.map((label) => (
          <Tab key={label} value={label} label={label} />
        ))}
      </Tabs>
    </Box>
  );
}
