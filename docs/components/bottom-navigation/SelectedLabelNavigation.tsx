import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import MapIcon from '@mui/icons-material/Map';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';

const views = [
  { value: 'map', label: 'Map', icon: <MapIcon /> },
  { value: 'rides', label: 'Rides', icon: <DirectionsBikeIcon /> },
  { value: 'bills', label: 'Bills', icon: <ReceiptLongIcon /> },
];

export default function SelectedLabelNavigation() {
  const [view, setView] = React.useState('rides');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Bike rental"
      value={view}
      onChange={(_event, next: string) => setView(next)}
      sx={{ border: 1, borderColor: 'divider' }}
    >
      {views.map(({ value, label, icon }) => (
        <BottomNavigationAction
          key={value}
          value={value}
          label={label}
          icon={icon}
          aria-current={value === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
