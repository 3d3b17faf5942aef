import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
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
  const opened = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const open = opened.has(id);

  return (
    <Button
      size="small"
      tabIndex={-1}
      disabled={row.dishes.length === 0}
      aria-expanded={open}
      aria-label={`Menu of ${row.title}`}
      endIcon={<ExpandMoreIcon sx={{ rotate: open ? '180deg' : '0deg' }} />}
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
    <div role="region" aria-label="Events with menu" style={{ height: 400 }}>
      <DataGridPro
        rows={events}
        columns={columns}
        getDetailPanelContent={getMenuPanel}
        getDetailPanelHeight={getMenuHeight}
        hideFooter
      />
    </div>
  );
}
