import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import { type GridRenderEditCellParams } from '@mui/x-data-grid';

function NamedCheckbox(params: GridRenderEditCellParams) {
  const { api, id, field, value, hasFocus, colDef } = params;
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Checkbox
      size="small"
      checked={Boolean(value)}
      onChange={(_, checked) =>
        api.setEditCellValue({ id, field, value: checked })
      }
      slotProps={{ input: { ref: input, 'aria-label': colDef.headerName } }}
    />
  );
}

export const namedCheckbox = (params: GridRenderEditCellParams) => (
  <NamedCheckbox {...params} />
);
