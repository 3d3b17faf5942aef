import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator } from '@mui/x-data-grid';
import { columns, teas } from './teas';

const parse = (input: string) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const format = (values: string[]) => values.join(', ');

export default function CommaSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas, several searches at once"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['green tea', 'france'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: parse,
              quickFilterFormatter: format,
              debounceMs: 400,
            },
          },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
