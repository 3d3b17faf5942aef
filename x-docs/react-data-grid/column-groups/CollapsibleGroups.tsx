import Box from '@mui/material/Box';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnGroupHeaderParams,
} from '@mui/x-data-grid';
import { GroupButton } from './groupButton';
import { columns, harvests } from './harvest';
import { seasonGroups } from './seasonGroups';

function Collapsible({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const detail = `${groupId}Sown`;
  const open = model[detail] !== false;

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      {headerName}
      <GroupButton
        size="small"
        aria-expanded={open}
        aria-label={`Details of ${headerName}`}
        onClick={() => apiRef.current.setColumnVisibility(detail, !open)}
        sx={{ transform: 'rotate(90deg)', ml: 0.5 }}
      >
        {open ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
      </GroupButton>
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <Collapsible {...params} />
);

const groups = seasonGroups.map((group) =>
  group.groupId === 'field' ? group : { ...group, renderHeaderGroup },
);

export default function CollapsibleGroups() {
  return (
    <Box
      role="region"
      aria-label="Harvest with collapsible groups"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={harvests}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
