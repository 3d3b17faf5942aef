import Box from '@mui/material/Box';
import LocalFloristIcon from '@mui/icons-material/LocalFloristOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { greenhouse, type Bed } from './greenhouse';

function CrowdedIcon() {
  return <WarningIcon color="error" titleAccess="Crowded:" />;
}

function IconItem(props: TreeItemProps) {
  const bed = useTreeItemModel<Bed>(props.itemId);
  const crowded = !bed?.children && (bed?.plants ?? 0) > 50;

  return (
    <TreeItem
      {...props}
      slots={{ endIcon: crowded ? CrowdedIcon : LocalFloristIcon }}
    />
  );
}

export default function CrowdedBeds() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Crowded beds"
        items={greenhouse}
        defaultExpandedItems={['tropics', 'desert']}
        slots={{ item: IconItem }}
      />
    </Box>
  );
}
