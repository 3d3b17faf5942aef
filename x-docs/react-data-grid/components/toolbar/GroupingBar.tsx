import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  return (
    <Toolbar aria-label="Groups of the repairs" style={{ gap: 8 }}>
      <Box sx={{ mr: 'auto', ml: 0.5 }}>Group by</Box>
      {['workshop', 'status'].map((field) => {
        const level = model.indexOf(field) + 1;
        const name = apiRef.current.getColumn(field).headerName;
        return (
          <ToolbarButton
            key={field}
            aria-pressed={level > 0}
            onClick={() =>
              level > 0
                ? apiRef.current.removeRowGroupingCriteria(field)
                : apiRef.current.addRowGroupingCriteria(field)
            }
            render={
              <Chip
                size="small"
                color={level > 0 ? 'primary' : 'default'}
                label={level > 0 ? `${level}. ${name}` : name}
              />
            }
          />
        );
      })}
    </Toolbar>
  );
}

export default function GroupingBar() {
  return (
    <Box role="region" aria-label="Grouped repairs" sx={{ height: 370 }}>
      <DataGridPremium
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        defaultGroupingExpansionDepth={-1}
        slots={{ toolbar: GroupingToolbar }}
        initialState={{ rowGrouping: { model: ['workshop'] } }}
      />
    </Box>
  );
}
