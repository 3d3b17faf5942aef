import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, trails } from './trails';

const lockedCountry = columns.map((column) =>
  column.field === 'country' ? { ...column, filterable: false } : column,
);

export default function AlpsOnly() {
  return (
    <Box
      role="region"
      aria-label="Trails in the Alps"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGridPro
        rows={trails}
        columns={lockedCountry}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 'alps',
                  field: 'country',
                  operator: 'isAnyOf',
                  value: ['Austria', 'Switzerland'],
                },
              ],
            },
          },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
