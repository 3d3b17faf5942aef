import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItemProvider,
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view';
import { orders } from './orders';

function PlainItem(props: UseTreeItemParameters) {
  const item = useTreeItem(props);
  const { status, ...contentProps } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Box component="li" {...item.getRootProps()} sx={{ outline: 0 }}>
        <Box
          {...contentProps}
          sx={{
            p: 0.5,
            cursor: 'pointer',
            '&[data-focused]': { outline: 2, outlineColor: 'primary.main' },
            '&[data-selected]': { fontWeight: 'bold' },
          }}
        >
          {status.expandable ? `${props.label}:` : props.label}
        </Box>
        {status.expanded && status.expandable && (
          <Box component="ul" role="group" sx={{ listStyle: 'none', pl: 3 }}>
            {props.children}
          </Box>
        )}
      </Box>
    </TreeItemProvider>
  );
}

export default function PlainItems() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Orders in plain text"
        items={orders}
        defaultExpandedItems={['march']}
        slots={{ item: PlainItem }}
      />
    </Box>
  );
}
