import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns, repairs } from './repairs';

const north = { id: 1, field: 'workshop', operator: 'equals', value: 'North' };
const done = { id: 2, field: 'status', operator: 'equals', value: 'Done' };

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar
      aria-label="Filters of the repairs"
      style={{ flex: 'none', flexWrap: 'wrap', gap: 6 }}
    >
      {items.map((item) => (
        <ToolbarButton
          key={item.id}
          render={
            <Chip
              size="small"
              label={`${apiRef.current.getColumn(item.field).headerName}: ${item.value}`}
              onDelete={() => apiRef.current.deleteFilterItem(item)}
            />
          }
          onClick={() => apiRef.current.showFilterPanel(item.field)}
        />
      ))}
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function FilterBar() {
  return (
    <Box role="region" aria-label="Filtered repairs" sx={{ height: 370 }}>
      <DataGridPro
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        initialState={{ filter: { filterModel: { items: [north, done] } } }}
      />
    </Box>
  );
}
