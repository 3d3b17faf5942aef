import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const BorderedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: theme.spacing(2),
    borderInlineStart: '1px dashed currentColor',
  },
}));

export default function BorderedTree() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Storage"
        defaultExpandedItems={['hall']}
        slots={{
          expandIcon: AddBoxOutlinedIcon,
          collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        }}
      >
        <BorderedItem itemId="hall" label="Hall A">
          <BorderedItem itemId="a1" label="Shelf A1" />
          <BorderedItem itemId="a2" label="Shelf A2" />
        </BorderedItem>
        <BorderedItem itemId="yard" label="Yard" />
      </SimpleTreeView>
    </Box>
  );
}
