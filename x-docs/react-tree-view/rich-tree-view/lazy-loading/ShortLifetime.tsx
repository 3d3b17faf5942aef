import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

export default function ShortLifetime() {
  const [cache] = React.useState(
    () => new DataSourceCacheDefault({ ttl: 5000 }),
  );

  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Rivers, kept for five seconds"
        items={mainRivers}
        dataSource={dataSource}
        dataSourceCache={cache}
        slotProps={{ item: spokenIcons }}
      />
    </Box>
  );
}
