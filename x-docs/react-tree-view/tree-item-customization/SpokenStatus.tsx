import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

const shown = ['expanded', 'selected', 'focused'] as const;

function StatusItem(props: TreeItemProps) {
  const { id, itemId, label, children } = props;
  const { status } = useTreeItem({ id, itemId, label, children });

  const content = (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      {label}
      <Typography variant="caption" aria-hidden>
        {shown.filter((name) => status[name]).join(', ')}
      </Typography>
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: content } }} />;
}

export default function SpokenStatus() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse with status"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        defaultSelectedItems="orchids"
        slots={{ item: StatusItem }}
      />
    </Box>
  );
}
