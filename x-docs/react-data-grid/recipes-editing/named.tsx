import {
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

export const namedInput = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: {
        slotProps: {
          htmlInput: { 'aria-label': params.colDef.headerName ?? '' },
        },
      },
    }}
  />
);

export const namedSelect = (params: GridRenderEditCellParams) => (
  <GridEditSingleSelectCell
    {...params}
    SelectDisplayProps={{ 'aria-label': params.colDef.headerName }}
  />
);
