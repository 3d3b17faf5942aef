import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DotIndicatorTabs() {
  const [deck, setDeck] = React.useState('sun');

  return (
    <Tabs
      value={deck}
      onChange={(_event, next: string) => setDeck(next)}
      aria-label="Decks of the ferry"
      slotProps={{
        indicator: {
          className:
            'h-1 bg-transparent after:mx-auto after:block after:h-full after:w-6 after:rounded-lg after:bg-[var(--mui-palette-primary-main)]',
        },
      }}
    >
      <Tab value="car" label="Car" />
      <Tab value="cabin" label="Cabin" />
      <Tab value="sun" label="Sun" />
    </Tabs>
  );
}
