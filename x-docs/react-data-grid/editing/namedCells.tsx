import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import {
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

// The grid's own edit cells have no accessible name; these take the header's.
const inputOf = ({ colDef }: GridRenderEditCellParams) => ({
  root: {
    slotProps: { htmlInput: { 'aria-label': colDef.headerName ?? '' } },
  },
});

export const namedInput = (params: GridRenderEditCellParams) => (
  <GridEditInputCell {...params} slotProps={inputOf(params)} />
);

export const namedDate = (params: GridRenderEditCellParams) => (
  <GridEditDateCell {...params} slotProps={inputOf(params)} />
);

export const namedSelect = (params: GridRenderEditCellParams) => (
  <GridEditSingleSelectCell
    {...params}
    SelectDisplayProps={{ 'aria-label': params.colDef.headerName }}
  />
);

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
