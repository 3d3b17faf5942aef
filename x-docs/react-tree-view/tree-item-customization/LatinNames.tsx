import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

function LatinItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{ label: { lang: 'la', style: { fontStyle: 'italic' } } }}
    />
  );
}

export default function LatinNames() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Plants" defaultExpandedItems={['orchids']}>
        <TreeItem itemId="orchids" label="Orchids">
          <LatinItem itemId="vanda" label="Vanda coerulea" />
          <LatinItem itemId="vanilla" label="Vanilla planifolia" />
        </TreeItem>
        <TreeItem itemId="ferns" label="Ferns">
          <LatinItem itemId="adiantum" label="Adiantum raddianum" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
