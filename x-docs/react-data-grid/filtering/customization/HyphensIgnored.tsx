import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { cafes, name, seats, stars, type Cafe } from './cafes';

const plain = (value: string) => value.replace(/[-\s]/g, '');

type StringOperator = ReturnType<typeof getGridStringOperators>[number];

const withoutHyphens = (operator: StringOperator): StringOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const value = plain(String(item.value ?? ''));
    const apply = operator.getApplyFilterFn({ ...item, value }, column);
    return apply && ((cell, ...rest) => apply(plain(String(cell)), ...rest));
  },
});

const columns: GridColDef<Cafe>[] = [
  {
    ...name,
    filterOperators: getGridStringOperators()
      .filter(({ value }) =>
        ['contains', 'equals', 'startsWith'].includes(value),
      )
      .map(withoutHyphens),
  },
  stars,
  seats,
];

export default function HyphensIgnored() {
  return (
    <Box
      role="region"
      aria-label="Cafés, hyphens and spaces do not matter"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={cafes}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'name', operator: 'contains', value: 'millhouse' },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
