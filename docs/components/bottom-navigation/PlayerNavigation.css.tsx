import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import PodcastsIcon from '@mui/icons-material/Podcasts';
import RadioIcon from '@mui/icons-material/Radio';
import SearchIcon from '@mui/icons-material/Search';
import './PlayerNavigation.css';

const views = [
  { label: 'Stations', icon: <RadioIcon /> },
  { label: 'Podcasts', icon: <PodcastsIcon /> },
  { label: 'Search', icon: <SearchIcon /> },
];

export default function PlayerNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Radio app"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      className="player-navigation"
    >
      {views.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
