import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  fetchRivers,
  getChildrenCount,
  spokenIcons,
  type River,
} from './rivers';

const noItems: River[] = [];
const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

export default function LazyRivers() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Rivers"
        items={noItems}
        dataSource={dataSource}
        slotProps={{ item: spokenIcons }}
      />
    </Box>
  );
}
