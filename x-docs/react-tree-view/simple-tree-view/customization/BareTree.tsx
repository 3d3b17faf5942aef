import Box from '@mui/material/Box';
import {
  SimpleTreeView,
  TreeItemProvider,
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view';

function BareItem(props: UseTreeItemParameters) {
  const item = useTreeItem(props);
  const { status, ...contentProps } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Box component="li" {...item.getRootProps()} sx={{ outline: 0 }}>
        <Box
          {...contentProps}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            p: 1,
            cursor: 'pointer',
            borderBottom: 1,
            borderColor: 'divider',
            '&[data-selected]': { fontWeight: 'bold' },
            '&[data-focused]': { bgcolor: 'action.focus' },
          }}
        >
          <span {...item.getLabelProps()} />
          {status.expandable && (
            <span aria-hidden>{status.expanded ? '−' : '+'}</span>
          )}
        </Box>
        {status.expanded && status.expandable && (
          <Box component="ul" role="group" sx={{ listStyle: 'none', pl: 2 }}>
            {props.children}
          </Box>
        )}
      </Box>
    </TreeItemProvider>
  );
}

export default function BareTree() {
  return (
    <Box sx={{ minHeight: 164, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Questions" defaultExpandedItems={['pay']}>
        <BareItem itemId="pay" label="Payment">
          <BareItem itemId="cash" label="Can I pay in cash?" />
        </BareItem>
        <BareItem itemId="send" label="Delivery">
          <BareItem itemId="when" label="When does it arrive?" />
        </BareItem>
      </SimpleTreeView>
    </Box>
  );
}
