import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './DotIndicatorTabs.css';

export default function DotIndicatorTabs() {
  const [deck, setDeck] = React.useState('sun');

  return (
    <Tabs
      value={deck}
      onChange={(_event, next: string) => setDeck(next)}
      aria-label="Decks of the ferry"
      slotProps={{ indicator: { className: 'dot-indicator-tabs-indicator' } }}
    >
      <Tab value="car" label="Car" />
      <Tab value="cabin" label="Cabin" />
      <Tab value="sun" label="Sun" />
    </Tabs>
  );
}
