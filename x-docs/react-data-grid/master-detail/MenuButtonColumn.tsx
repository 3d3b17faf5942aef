import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';
import { getMenuHeight, getMenuPanel } from './menuPanel';

function MenuButton({ id, row }: GridRenderCellParams<CateringEvent>) {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const open = openIds.has(id);

  return (
    <Button
      size="small"
      tabIndex={-1}
      disabled={row.dishes.length === 0}
      aria-expanded={open}
      aria-label={`Menu of ${row.title}`}
      endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
    >
      Menu
    </Button>
  );
}

const columns: GridColDef<CateringEvent>[] = [
  ...eventColumns,
  {
    ...toggleColumn,
    headerName: 'Menu',
    width: 110,
    renderCell: (params) => <MenuButton {...params} />,
  },
];

export default function MenuButtonColumn() {
  return (
    <Box
      role="region"
      aria-label="Catering events, button for the menu at the end"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        rows={events}
        columns={columns}
        getDetailPanelContent={getMenuPanel}
        getDetailPanelHeight={getMenuHeight}
        hideFooter
      />
    </Box>
  );
}
