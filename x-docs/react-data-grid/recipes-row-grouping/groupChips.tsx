import type * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ToolbarButton, useGridApiContext } from '@mui/x-data-grid-premium';

interface GroupChipsProps {
  /** The fields of the levels. */
  model: readonly string[];
  onDrop: (event: React.DragEvent, index: number) => void;
}

/** A chip for each level, which can be dragged, dropped on and pressed. */
export function GroupChips({ model, onDrop }: GroupChipsProps) {
  const apiRef = useGridApiContext();

  return (
    <Stack direction="row" sx={{ gap: 1, marginInlineEnd: 'auto' }}>
      {model.map((field, index) => (
        <ToolbarButton
          key={field}
          onClick={() =>
            apiRef.current.setRowGroupingCriteriaIndex(
              field,
              (index + 1) % model.length,
            )
          }
          render={
            <Chip
              draggable
              size="small"
              color="primary"
              label={`${index + 1}. ${apiRef.current.getColumn(field).headerName}`}
              onDragStart={(event) =>
                event.dataTransfer.setData('text/plain', field)
              }
              onDrop={(event) => {
                // The toolbar around the chip would move the level again.
                event.stopPropagation();
                onDrop(event, index);
              }}
            />
          }
        />
      ))}
    </Stack>
  );
}
