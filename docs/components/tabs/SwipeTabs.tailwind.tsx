import * as React from 'react';
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
    <div className="mx-auto max-w-[520px] bg-[var(--mui-palette-background-paper)]">
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
    </div>
  );
}
