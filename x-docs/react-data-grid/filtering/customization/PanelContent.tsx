import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { cafes, name, opens, seats, stars } from './cafes';

const columns = [name, stars, seats, opens];

export default function PanelContent() {
  return (
    <Box
      role="region"
      aria-label="Cafés with an adjusted filter panel"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        rows={cafes}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            getColumnForNewFilter: ({ currentFilters }) =>
              currentFilters.some(({ field }) => field === 'seats')
                ? 'stars'
                : 'seats',
            filterFormProps: {
              valueInputProps: { sx: { width: 120 } },
              deleteIconProps: { sx: { order: 1 } },
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
