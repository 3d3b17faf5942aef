import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const regions = [
  { number: 1, name: 'River terraces' },
  { number: 2, name: 'Chalk hills' },
];

const wines = [
  { number: 1, region: 1, name: 'Dry white' },
  { number: 2, region: 1, name: 'Rosé' },
  { number: 3, region: 2, name: 'Sparkling' },
];

export default function NumberedWines() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Wines" defaultExpandedItems={['region-1']}>
        {regions.map((region) => (
          <TreeItem
            key={region.number}
            itemId={`region-${region.number}`}
            label={region.name}
          >
            {wines
              .filter((wine) => wine.region === region.number)
              .map((wine) => (
                <TreeItem
                  key={wine.number}
                  itemId={`wine-${wine.number}`}
                  label={wine.name}
                />
              ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
