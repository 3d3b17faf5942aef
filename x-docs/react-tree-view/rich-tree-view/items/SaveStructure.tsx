import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const playlist: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'news', label: 'News' },
      { id: 'jazz', label: 'Jazz' },
    ],
  },
];

const outline = (items: TreeViewBaseItem[], indent = ''): string =>
  items
    .map(
      ({ label, children = [] }) =>
        `${indent}- ${label}\n${outline(children, `${indent}  `)}`,
    )
    .join('');

export default function SaveStructure() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Nothing saved yet.');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <RichTreeView
        aria-label="Playlist"
        apiRef={apiRef}
        items={playlist}
        defaultExpandedItems={['morning']}
      />
      <Button
        onClick={() => setText(outline(apiRef.current?.getItemTree() ?? []))}
      >
        Save as outline
      </Button>
      <Box component="pre" sx={{ m: 0, minHeight: 66, typography: 'body2' }}>
        {text}
      </Box>
    </Box>
  );
}
