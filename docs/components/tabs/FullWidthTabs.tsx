import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FullWidthTabs() {
  const [trip, setTrip] = React.useState('return');

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', bgcolor: 'background.paper' }}>
      <Tabs
        value={trip}
        onChange={(_event, next: string) => setTrip(next)}
        variant="fullWidth"
        aria-label="Kind of trip"
      >
        <Tab value="single" label="One way" />
        <Tab value="return" label="Return" />
        <Tab value="multi" label="Stops" />
      </Tabs>
    </Box>
  );
}
