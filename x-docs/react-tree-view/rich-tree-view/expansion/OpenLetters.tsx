import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { archive } from './archive';

export default function OpenLetters() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        defaultExpandedItems={['letters', 'letters-1920']}
      />
    </Box>
  );
}
