import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view';
import { CheckItem } from './checkItem';

export default function CheckOneSeat() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Seats"
        checkboxSelection
        defaultExpandedItems={['balcony']}
      >
        <CheckItem itemId="balcony" label="Balcony">
          <CheckItem itemId="balcony-1" label="Seat 1" />
          <CheckItem itemId="balcony-2" label="Seat 2" />
        </CheckItem>
        <CheckItem itemId="stalls" label="Stalls">
          <CheckItem itemId="stalls-1" label="Seat 3" />
        </CheckItem>
      </SimpleTreeView>
    </Box>
  );
}
