import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { type DataSourceCache } from '@mui/x-tree-view/utils';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

type Entry = Parameters<DataSourceCache['set']>[1];

function createSmallCache(onChange: (keys: string[]) => void): DataSourceCache {
  const entries = new Map<string, Entry>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      entries.set(key, value);
      if (entries.size > 2) {
        entries.delete([...entries.keys()][0]);
      }
      onChange([...entries.keys()]);
    },
    clear: () => entries.clear(),
  };
}

export default function TwoBranchCache() {
  const [keys, setKeys] = React.useState<string[]>([]);
  const [cache] = React.useState(() => createSmallCache(setKeys));

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        In the cache: {keys.join(', ') || 'nothing'}
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeViewPro
          aria-label="Rivers with a small cache"
          items={mainRivers}
          dataSource={dataSource}
          dataSourceCache={cache}
          slotProps={{ item: spokenIcons }}
        />
      </Box>
    </Box>
  );
}
