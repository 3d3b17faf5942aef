import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  fetchRivers,
  getChildrenCount,
  mainRivers,
  spokenIcons,
} from './rivers';

const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

export default function FirstLevelGiven() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Rivers with given roots"
        items={mainRivers}
        dataSource={dataSource}
        slotProps={{ item: spokenIcons }}
      />
    </Box>
  );
}
