import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view';
import { CheckItem } from './checkItem';

export default function CheckToppings() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Toppings"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['cheese', 'vegetables']}
        defaultSelectedItems={['capers']}
      >
        <CheckItem itemId="cheese" label="Cheese">
          <CheckItem itemId="ricotta" label="Ricotta" />
          <CheckItem itemId="pecorino" label="Pecorino" />
        </CheckItem>
        <CheckItem itemId="vegetables" label="Vegetables">
          <CheckItem itemId="capers" label="Capers" />
          <CheckItem itemId="leek" label="Leek" />
        </CheckItem>
      </SimpleTreeView>
    </Box>
  );
}
