import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab from '@mui/material/Tab';
import './ContextTabs.css';

export default function ContextTabs() {
  const [view, setView] = React.useState('route');

  return (
    <div className="context-tabs">
      <TabContext value={view}>
        <div className="context-tabs-list">
          <TabList
            onChange={(_event, next: string) => setView(next)}
            aria-label="Parcel 7741"
          >
            <Tab label="Parcel" value="parcel" />
            <Tab label="Route" value="route" />
            <Tab label="Costs" value="costs" />
          </TabList>
        </div>
        <TabPanel value="parcel">2.4 kg, 30 × 20 × 15 cm, insured</TabPanel>
        <TabPanel value="route">Porto → Lyon → Basel, due on Friday</TabPanel>
        <TabPanel value="costs">€18.40 including customs clearance</TabPanel>
      </TabContext>
    </div>
  );
}
