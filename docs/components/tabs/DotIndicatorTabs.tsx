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
          sx: {
            height: 4,
            bgcolor: 'transparent',
            '&::after': {
              content: '""',
              display: 'block',
              width: 24,
              height: '100%',
              mx: 'auto',
              borderRadius: 2,
              bgcolor: 'primary.main',
            },
          },
        },
      }}
    >
      <Tab value="car" label="Car" />
      <Tab value="cabin" label="Cabin" />
      <Tab value="sun" label="Sun" />
    </Tabs>
  );
}
