import * as React from 'react';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import LunchDiningIcon from '@mui/icons-material/LunchDining';
import NightlifeIcon from '@mui/icons-material/Nightlife';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconLabelTabs() {
  const [meal, setMeal] = React.useState(0);

  return (
    <Tabs
      value={meal}
      onChange={(_event, next: number) => setMeal(next)}
      aria-label="Menu by time of day"
    >
      <Tab icon={<LocalCafeIcon />} label="Coffee" />
      <Tab icon={<LunchDiningIcon />} label="Lunch" />
      <Tab icon={<NightlifeIcon />} label="Drinks" />
    </Tabs>
  );
}
