import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tab = 'max-w-26 min-[600px]:max-w-40';

export default function WrappedTabs() {
  const [list, setList] = React.useState('approval');

  return (
    <Tabs
      value={list}
      onChange={(_event, next: string) => setList(next)}
      aria-label="Invoices"
    >
      <Tab
        value="approval"
        label="Waiting for your approval"
        wrapped
        className={tab}
      />
      <Tab
        value="overdue"
        label="Overdue by thirty days"
        wrapped
        className={tab}
      />
      <Tab value="paid" label="Paid" wrapped className={tab} />
    </Tabs>
  );
}
