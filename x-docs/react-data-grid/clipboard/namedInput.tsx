import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

export const namedInput = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: {
        slotProps: {
          htmlInput: {
            'aria-label': `${params.colDef.headerName}, ${params.id}`,
          },
        },
      },
    }}
  />
);
