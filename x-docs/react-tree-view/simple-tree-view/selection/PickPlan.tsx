import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PickPlan() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Memberships"
        defaultExpandedItems={['pool']}
        defaultSelectedItems="pool-morning"
      >
        <TreeItem itemId="pool" label="Pool">
          <TreeItem itemId="pool-morning" label="Mornings" />
          <TreeItem itemId="pool-all" label="All day" />
        </TreeItem>
        <TreeItem itemId="sauna" label="Sauna">
          <TreeItem itemId="sauna-weekend" label="Weekends" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
