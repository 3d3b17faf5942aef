import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

function Dish({ name, price }: { name: string; price: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      {name}
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {price}
      </Typography>
    </Box>
  );
}

export default function DishPrices() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Menu" defaultExpandedItems={['soups']}>
        <TreeItem itemId="soups" label="Soups">
          <TreeItem itemId="leek" label={<Dish name="Leek" price="6.50" />} />
          <TreeItem
            itemId="lentil"
            label={<Dish name="Red lentil" price="7.00" />}
          />
        </TreeItem>
        <TreeItem itemId="bread" label={<Dish name="Bread" price="2.00" />} />
      </SimpleTreeView>
    </Box>
  );
}
