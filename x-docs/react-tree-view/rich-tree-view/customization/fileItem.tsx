import Box from '@mui/material/Box';
import AudioFileIcon from '@mui/icons-material/AudioFileOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import {
  TreeItem,
  useTreeItemModel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { type FileEntry } from './recordings';

const icons = {
  folder: FolderIcon,
  audio: AudioFileIcon,
  image: ImageIcon,
  text: DescriptionIcon,
};

export function FileItem({ label, ...props }: TreeItemProps) {
  const { itemId, children } = props;
  const kind = useTreeItemModel<FileEntry>(itemId)?.kind ?? 'text';
  const { status } = useTreeItemUtils({ itemId, children });
  const Icon = status.expanded ? FolderOpenIcon : icons[kind];

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" />
          {label}
        </Box>
      }
    />
  );
}
