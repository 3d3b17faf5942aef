import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  useGridApiContext,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { columns, rooms } from './rooms';

function ProjectorFilter({ item, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const filterOn = { ...item, operator: 'is', value: 'true' };

  return (
    <Checkbox
      checked={item.value === 'true'}
      onChange={(_, checked) => {
        if (checked) {
          apiRef.current.upsertFilterItem(filterOn);
        } else {
          apiRef.current.deleteFilterItem(item);
        }
      }}
      slotProps={{ input: { 'aria-label': 'Only with a projector', tabIndex } }}
    />
  );
}

const renderHeaderFilter = (props: GridRenderHeaderFilterProps) => (
  <ProjectorFilter {...props} />
);

const customColumns = columns.map((column) =>
  column.field === 'projector' ? { ...column, renderHeaderFilter } : column,
);

export default function ProjectorOnly() {
  return (
    <Box
      role="region"
      aria-label="Rooms with a checkbox as a header filter"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGridPro
        rows={rooms}
        columns={customColumns}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
