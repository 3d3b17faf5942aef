import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

export default function CountRequests() {
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchRivers(parentId);
      },
    }),
    [],
  );

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeViewPro
          aria-label="Rivers, requested once"
          items={mainRivers}
          dataSource={dataSource}
          slotProps={{ item: spokenIcons }}
        />
      </Box>
    </Box>
  );
}
