import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import './RecipeTabs.css';

const stages = [
  {
    label: 'Buy',
    text: 'Chickpeas, two lemons, tahini and one clove of garlic.',
  },
  {
    label: 'Cook',
    text: 'Simmer the chickpeas for 40 minutes, then blend them.',
  },
  {
    label: 'Serve',
    text: 'Spread on a plate and pour olive oil over the top.',
  },
];

export default function RecipeTabs() {
  const [stage, setStage] = React.useState(0);
  const id = React.useId();

  const handleChange = (_event: React.SyntheticEvent, next: number) => {
    setStage(next);
  };

  return (
    <div>
      <Tabs value={stage} onChange={handleChange} aria-label="Hummus recipe">
        {stages.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {stages.map(({ label, text }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== stage}
          tabIndex={0}
          className="recipe-tabs-panel"
        >
          <Typography>{text}</Typography>
        </div>
      ))}
    </div>
  );
}
