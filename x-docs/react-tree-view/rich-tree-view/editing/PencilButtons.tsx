import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

function PencilItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils(props);

  const ignore = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };

  const content = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {props.label}
      <IconButton
        aria-label={`Rename ${props.label}`}
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          interactions.toggleItemEditing();
        }}
        sx={{ p: 0.25 }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Box>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: { children: content, onDoubleClick: ignore },
        ...nameInput.slotProps,
      }}
    />
  );
}

export default function PencilButtons() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook with pencils"
        items={songbook}
        isItemEditable
        defaultExpandedItems={['morning']}
        slots={{ item: PencilItem }}
      />
    </Box>
  );
}
