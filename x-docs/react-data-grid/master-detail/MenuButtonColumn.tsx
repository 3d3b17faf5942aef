import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import DishTable from './dishTable';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';

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
    >
      {open ? 'Hide' : 'Menu'}
    </Button>
  );
}

const columns: GridColDef<CateringEvent>[] = [
  ...eventColumns,
  {
    ...toggleColumn,
    headerName: 'Menu',
    width: 96,
    renderCell: (params) => <MenuButton {...params} />,
  },
];

function getDetailPanelContent({ row }: GridRowParams<CateringEvent>) {
  return row.dishes.length > 0 ? <DishTable event={row} /> : null;
}

const getDetailPanelHeight = () => 'auto' as const;

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
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
