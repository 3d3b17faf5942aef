import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { type DataSourceCache } from '@mui/x-tree-view/utils';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

const noCache: DataSourceCache = {
  get: (key) => (key === 'root' ? undefined : -1),
  set: () => {},
  clear: () => {},
};

export default function AlwaysFresh() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Rivers, always fresh"
        items={mainRivers}
        dataSource={dataSource}
        dataSourceCache={noCache}
        slotProps={{ item: spokenIcons }}
      />
    </Box>
  );
}
