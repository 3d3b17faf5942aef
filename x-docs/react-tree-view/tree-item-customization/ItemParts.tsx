import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';
import { nameCheckbox } from './nameCheckbox';

export default function ItemParts() {
  return (
    <Box sx={{ minHeight: 180, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Parts of an item"
        items={greenhouse}
        checkboxSelection
        defaultExpandedItems={['tropics']}
        slotProps={{ item: nameCheckbox }}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            mb: 0.5,
            border: '1px dashed',
            borderColor: 'primary.main',
          },
          [`& .${treeItemClasses.iconContainer}, & .${treeItemClasses.checkbox}, & .${treeItemClasses.label}`]:
            { outline: '1px dotted', outlineColor: 'secondary.main' },
        }}
      />
    </Box>
  );
}
