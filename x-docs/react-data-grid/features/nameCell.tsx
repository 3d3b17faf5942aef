import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-premium';

// The grid's own edit cell has no accessible name.
export const nameCell = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: { slotProps: { htmlInput: { 'aria-label': 'Runner' } } },
    }}
  />
);
