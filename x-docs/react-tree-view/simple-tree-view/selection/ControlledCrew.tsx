import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const nightShift = ['amira', 'jonas'];

export default function ControlledCrew() {
  const [crew, setCrew] = React.useState<string[]>(nightShift);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setCrew(nightShift)}>Night shift</Button>
      <Button onClick={() => setCrew([])}>Nobody</Button>
      <Box sx={{ minHeight: 232 }}>
        <SimpleTreeView
          aria-label="Crew"
          multiSelect
          defaultExpandedItems={['bridge', 'engine']}
          selectedItems={crew}
          onSelectedItemsChange={(_, itemIds) => setCrew(itemIds)}
        >
          <TreeItem itemId="bridge" label="Bridge">
            <TreeItem itemId="amira" label="Amira" />
            <TreeItem itemId="tomas" label="Tomás" />
          </TreeItem>
          <TreeItem itemId="engine" label="Engine room">
            <TreeItem itemId="jonas" label="Jonas" />
            <TreeItem itemId="lin" label="Lin" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
