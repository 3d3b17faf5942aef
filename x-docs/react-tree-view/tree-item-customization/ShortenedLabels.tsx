import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  RichTreeView,
  TreeItemLabel,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const reports: TreeViewBaseItem[] = [
  {
    id: 'water',
    label: 'Water quality of the ponds, with measurements of each month',
    children: [
      { id: 'april', label: 'April: after the replacement of both filters' },
    ],
  },
  { id: 'light', label: 'Light in the north wing during the winter' },
];

const ShortLabel = styled(TreeItemLabel)({
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

const shortItem = { slots: { label: ShortLabel } };

export default function ShortenedLabels() {
  return (
    <Box sx={{ minHeight: 104, maxWidth: 280 }}>
      <RichTreeView
        aria-label="Reports"
        items={reports}
        defaultExpandedItems={['water']}
        slotProps={{ item: shortItem }}
      />
    </Box>
  );
}
