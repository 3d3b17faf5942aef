import {
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridClasses,
  type DataGridPremiumProps,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

export const startModel: GridPivotModel = {
  rows: [{ field: 'shop' }, { field: 'genre' }],
  columns: [
    { field: 'soldOn-year', sort: 'desc' },
    { field: 'soldOn-quarter', sort: 'asc' },
  ],
  values: [
    { field: 'copies', aggFunc: 'sum', hidden: true },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

export const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (
  field,
  path,
) => ({
  align: 'right',
  headerAlign: 'right',
  width: field === 'copies' ? 90 : 110,
  description: `${field} in ${path.join(', ')}`,
});

export const groupingColDef = { headerName: 'Shop and genre', width: 180 };

export const initialState = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export const stickyGroups = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    [`&.${gridClasses['columnHeader--last']}`]: { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
      position: 'sticky',
      insetInlineStart: groupingColDef.width + 10,
    },
  },
};
