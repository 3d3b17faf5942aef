import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { songbook } from './songbook';

export default function TranslateTitle() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button
        onClick={() => apiRef.current?.updateItemLabel('lark', 'Die Lerche')}
      >
        German
      </Button>
      <Button
        onClick={() => apiRef.current?.updateItemLabel('lark', 'The lark')}
      >
        English
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Songbook in two languages"
          apiRef={apiRef}
          items={songbook}
          defaultExpandedItems={['morning']}
        />
      </Box>
    </Box>
  );
}
