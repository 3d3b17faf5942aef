import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const choices = ['venue', 'genre', 'country'];

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const others = choices.filter((field) => !model.includes(field));

  return (
    <Toolbar aria-label="Grouping" style={{ justifyContent: 'flex-start' }}>
      {[...model, ...others].map((field) => {
        const active = model.includes(field);
        return (
          <Chip
            key={field}
            label={lookup[field].headerName}
            color={active ? 'primary' : 'default'}
            aria-pressed={active}
            onClick={() =>
              active
                ? apiRef.current.removeRowGroupingCriteria(field)
                : apiRef.current.addRowGroupingCriteria(field)
            }
          />
        );
      })}
    </Toolbar>
  );
}

export default function GroupingChips() {
  return (
    <Box
      role="region"
      aria-label="Screenings with a grouping toolbar"
      sx={{ height: 450, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: GroupingToolbar }}
        initialState={{ rowGrouping: { model: ['genre'] } }}
      />
    </Box>
  );
}
