import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './WrappedTabs.css';

export default function WrappedTabs() {
  const [list, setList] = React.useState('approval');

  return (
    <Tabs
      value={list}
      onChange={(_event, next: string) => setList(next)}
      aria-label="Invoices"
      className="wrapped-tabs"
    >
      <Tab value="approval" label="Waiting for your approval" wrapped />
      <Tab value="overdue" label="Overdue by thirty days" wrapped />
      <Tab value="paid" label="Paid" wrapped />
    </Tabs>
  );
}
