import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const criteria = ['workshop', 'status'];

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  const toggle = (field: string) => {
    if (model.includes(field)) {
      apiRef.current.removeRowGroupingCriteria(field);
    } else {
      apiRef.current.addRowGroupingCriteria(field);
    }
  };

  return (
    <Toolbar aria-label="Groups of the repairs" style={{ gap: 8 }}>
      <Typography sx={{ mr: 'auto', ml: 0.5 }}>Group by</Typography>
      {criteria.map((field) => {
        const level = model.indexOf(field) + 1;
        const name = apiRef.current.getColumn(field).headerName;
        return (
          <ToolbarButton
            key={field}
            aria-pressed={level > 0}
            onClick={() => toggle(field)}
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
    <Box
      role="region"
      aria-label="Repairs with a grouping bar"
      sx={{ height: 370, width: '100%' }}
    >
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
