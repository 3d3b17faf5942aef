import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import {
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { type PhotoEntry } from './photos';

const icons = { folder: FolderIcon, image: ImageIcon, video: VideoIcon };

export function PhotoItem(props: TreeItemProps) {
  const kind = useTreeItemModel<PhotoEntry>(props.itemId)?.kind ?? 'image';
  const Icon = icons[kind];

  const content = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" />
      {props.label}
    </Box>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: { children: content },
        labelInput: { 'aria-label': 'File name' },
      }}
    />
  );
}
