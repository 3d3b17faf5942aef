import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { columns, rooms } from './rooms';

function ProjectorFilter({
  colDef,
  item,
  tabIndex,
}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const active = items.find(({ field }) => field === colDef.field);

  const toggle = (checked: boolean) => {
    if (checked) {
      apiRef.current.upsertFilterItem({
        ...item,
        operator: 'is',
        value: 'true',
      });
    } else if (active) {
      apiRef.current.deleteFilterItem(active);
    }
  };

  return (
    <Checkbox
      checked={active !== undefined}
      onChange={(_, checked) => toggle(checked)}
      slotProps={{ input: { 'aria-label': 'Only with a projector', tabIndex } }}
    />
  );
}

const customColumns = columns.map((column) =>
  column.field === 'projector'
    ? {
        ...column,
        renderHeaderFilter: (props: GridRenderHeaderFilterProps) => (
          <ProjectorFilter {...props} />
        ),
      }
    : column,
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
