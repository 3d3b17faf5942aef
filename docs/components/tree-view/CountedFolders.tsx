import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  useTreeItemModel,
} from '@mui/x-tree-view';

interface Folder {
  id: string;
  label: string;
  count: number;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    count: 12,
    children: [
      { id: 'berths', label: 'Berths', count: 4 },
      { id: 'fuel', label: 'Fuel', count: 8 },
    ],
  },
  { id: 'sent', label: 'Sent', count: 31 },
];

function FolderItem(props: TreeItemProps) {
  const folder = useTreeItemModel<Folder>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {folder?.label} <span>{folder?.count}</span>
        </Box>
      }
    />
  );
}

export default function CountedFolders() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Mail"
        items={folders}
        slots={{ item: FolderItem }}
        defaultExpandedItems={['inbox']}
      />
    </Box>
  );
}
