import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { archive } from './archive';

export default function ArrowsOnly() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Archive opened by arrows"
        items={archive}
        expansionTrigger="iconContainer"
      />
    </Box>
  );
}
