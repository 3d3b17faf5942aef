import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { archive } from './archive';

function search(items: TreeViewBaseItem[], text: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    const children = search(item.children ?? [], text);
    const matches = item.label.toLowerCase().includes(text.toLowerCase());
    return matches || children.length > 0 ? [{ ...item, children }] : [];
  });
}

const parentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...parentIds(children)] : [],
  );

export default function FilteredArchive() {
  const [text, setText] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const items = React.useMemo(() => search(archive, text), [text]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <TextField
        label="Search the archive"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => {
          const value = event.target.value;
          setText(value);
          setExpanded(value ? parentIds(search(archive, value)) : []);
        }}
        sx={{ mb: 1 }}
      />
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Results in the archive"
          items={items}
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        />
      </Box>
    </Box>
  );
}
