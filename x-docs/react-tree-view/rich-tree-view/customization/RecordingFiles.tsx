import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { FileItem } from './fileItem';
import { recordings } from './recordings';

export default function RecordingFiles() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Files of the recording"
        items={recordings}
        defaultExpandedItems={['session', 'takes']}
        defaultSelectedItems="take-2"
        itemChildrenIndentation={20}
        slots={{ item: FileItem }}
        sx={{
          [`& .${treeItemClasses.content}[data-selected] svg`]: {
            color: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
