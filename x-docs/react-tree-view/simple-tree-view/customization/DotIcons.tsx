import Box from '@mui/material/Box';
import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutline';
import CircleIcon from '@mui/icons-material/Circle';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutline';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function DotIcons() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Bakery"
        defaultExpandedItems={['bread']}
        slots={{
          expandIcon: AddCircleOutlineIcon,
          collapseIcon: RemoveCircleOutlineIcon,
          endIcon: CircleIcon,
        }}
        slotProps={{ endIcon: { style: { fontSize: 8 } } }}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="spelt" label="Spelt" />
        </TreeItem>
        <TreeItem itemId="cake" label="Cake">
          <TreeItem itemId="plum" label="Plum cake" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
