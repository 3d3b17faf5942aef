import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const hours = Array.from({ length: 11 }, (_, index) => `${index + 8}:00`);

export default function ForcedScrollTabs() {
  const [hour, setHour] = React.useState('10:00');

  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', bgcolor: 'background.paper' }}>
      <Tabs
        value={hour}
        onChange={(_event, next: string) => setHour(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Hour of the appointment"
        sx={{
          [`& .${tabsClasses.scrollButtons}.Mui-disabled`]: { opacity: 0.3 },
        }}
      >
        {hours.map((label) => (
          <Tab key={label} value={label} label={label} />
        ))}
      </Tabs>
    </Box>
  );
}
