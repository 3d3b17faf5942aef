import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view';

interface MailFolderProps extends Omit<TreeItemProps, 'label' | 'color'> {
  name: string;
  icon: typeof SvgIcon;
  color?: string;
  unread?: number;
}

export function MailFolder({
  name,
  icon: Icon,
  color,
  unread = 0,
  ...props
}: MailFolderProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Icon fontSize="small" sx={{ color }} />
          <Box component="span" sx={{ flexGrow: 1 }}>
            {name}
          </Box>
          {unread > 0 && (
            <Box component="span" aria-label={`${unread} unread`} role="img">
              {unread}
            </Box>
          )}
        </Box>
      }
    />
  );
}
