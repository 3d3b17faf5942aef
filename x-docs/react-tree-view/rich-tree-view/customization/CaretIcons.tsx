import Box from '@mui/material/Box';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import { RichTreeView } from '@mui/x-tree-view';
import { orders } from './orders';

export default function CaretIcons() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Orders with carets"
        items={orders}
        defaultExpandedItems={['march']}
        slots={{ expandIcon: ArrowRightIcon, collapseIcon: ArrowDropDownIcon }}
        slotProps={{
          expandIcon: { style: { fontSize: 24 } },
          collapseIcon: { style: { fontSize: 24 } },
        }}
      />
    </Box>
  );
}
