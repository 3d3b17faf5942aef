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
