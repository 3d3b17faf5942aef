import Box from '@mui/material/Box';
import AnchorIcon from '@mui/icons-material/Anchor';
import HotelIcon from '@mui/icons-material/Hotel';
import SailingIcon from '@mui/icons-material/Sailing';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function HarborIcons() {
  return (
    <Box sx={{ minHeight: 136, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Harbor" defaultExpandedItems={['marina']}>
        <TreeItem itemId="marina" label="Marina" slots={{ icon: AnchorIcon }}>
          <TreeItem
            itemId="school"
            label="Sailing school"
            slots={{ endIcon: SailingIcon }}
          />
          <TreeItem
            itemId="hostel"
            label="Hostel"
            slots={{ endIcon: HotelIcon }}
          />
        </TreeItem>
        <TreeItem itemId="market" label="Fish market" />
      </SimpleTreeView>
    </Box>
  );
}
