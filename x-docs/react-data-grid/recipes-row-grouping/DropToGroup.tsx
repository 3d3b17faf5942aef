import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { GroupChips } from './groupChips';
import { columns, loans } from './loans';

function DropToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  const drop = (event: React.DragEvent, index: number) => {
    event.preventDefault();
    // A dragged header is in the state of the grid, a dragged chip in the event.
    const field =
      gridColumnReorderDragColSelector(apiRef) ||
      event.dataTransfer.getData('text/plain');
    if (model.includes(field)) {
      apiRef.current.setRowGroupingCriteriaIndex(field, index);
    } else if (apiRef.current.getColumn(field)?.groupable) {
      apiRef.current.addRowGroupingCriteria(field, index);
    }
  };

  return (
    <Toolbar
      aria-label="Groups of the loans"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, model.length)}
    >
      <GroupChips model={model} onDrop={drop} />
    </Toolbar>
  );
}

export default function DropToGroup() {
  return (
    <Box
      role="region"
      aria-label="Loans, headers can be dropped to group"
      sx={{ height: 420, width: '100%' }}
    >
      <DataGridPremium
        rows={loans}
        columns={columns}
        hideFooter
        showToolbar
        defaultGroupingExpansionDepth={1}
        slots={{ toolbar: DropToolbar }}
        initialState={{ rowGrouping: { model: ['branch', 'genre'] } }}
      />
    </Box>
  );
}
