import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { greenhouse, type Bed } from './greenhouse';

function BedItem(props: TreeItemProps) {
  const bed = useTreeItemModel<Bed>(props.itemId);

  const content = (
    <>
      {props.label}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bed?.plants} plants, keeper: {bed?.keeper}
      </Typography>
    </>
  );

  return <TreeItem {...props} slotProps={{ label: { children: content } }} />;
}

export default function PlantCounts() {
  return (
    <Box sx={{ minHeight: 268, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse with details"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        slots={{ item: BedItem }}
      />
    </Box>
  );
}
