import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

interface MachineProps extends TreeItemProps {
  name: string;
  faults?: number;
}

function Machine({ name, faults = 0, ...props }: MachineProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {name}
          {faults > 0 && (
            <Chip
              size="small"
              variant="outlined"
              color="error"
              label={`${faults} faults`}
            />
          )}
        </Box>
      }
    />
  );
}

export default function StatusItem() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Machines" defaultExpandedItems={['hall']}>
        <Machine itemId="hall" name="Hall A">
          <Machine itemId="press" name="Press" faults={2} />
          <Machine itemId="saw" name="Band saw" />
        </Machine>
        <Machine itemId="yard" name="Yard">
          <Machine itemId="crane" name="Crane" faults={3} />
        </Machine>
      </SimpleTreeView>
    </Box>
  );
}
