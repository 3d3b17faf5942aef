import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

export default function BranchFails() {
  const [offline, setOffline] = React.useState(true);
  const [message, setMessage] = React.useState('');

  const getTreeItems = async (parentId?: string) => {
    const rivers = await fetchRivers(parentId);
    if (offline) {
      setMessage(`The tributaries of ${parentId} could not be loaded.`);
      throw new Error('Offline');
    }
    setMessage('');
    return rivers;
  };

  return (
    <Box sx={{ maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch
            checked={offline}
            onChange={(event) => setOffline(event.target.checked)}
          />
        }
        label="Server is offline"
      />
      <Box sx={{ minHeight: 136 }}>
        <RichTreeViewPro
          aria-label="Rivers of an unreliable server"
          items={mainRivers}
          dataSource={{ getChildrenCount, getTreeItems }}
          slotProps={{ item: spokenIcons }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 21 }}>
        {message || `Open a river: it ${offline ? 'fails' : 'loads'}.`}
      </Typography>
    </Box>
  );
}
