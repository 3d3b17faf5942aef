import * as React from 'react';
import CallIcon from '@mui/icons-material/Call';
import DraftsIcon from '@mui/icons-material/Drafts';
import ForumIcon from '@mui/icons-material/Forum';
import VideocamIcon from '@mui/icons-material/Videocam';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconPositionTabs() {
  const [channel, setChannel] = React.useState('phone');

  return (
    <Tabs
      value={channel}
      onChange={(_event, next: string) => setChannel(next)}
      variant="scrollable"
      aria-label="Contact channel"
    >
      <Tab value="phone" label="top" icon={<CallIcon />} />
      <Tab
        value="mail"
        label="bottom"
        icon={<DraftsIcon />}
        iconPosition="bottom"
      />
      <Tab
        value="chat"
        label="start"
        icon={<ForumIcon />}
        iconPosition="start"
      />
      <Tab
        value="video"
        label="end"
        icon={<VideocamIcon />}
        iconPosition="end"
      />
    </Tabs>
  );
}
