import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { eventColumns, events, type CateringEvent } from './events';
import { getMenuHeight, getMenuPanel } from './menuPanel';

const withMenu = events.filter((event) => event.dishes.length > 0);

function ToggleAll() {
  const apiRef = useGridApiContext();
  const opened = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const allOpen = opened.size === withMenu.length;
  const next = new Set(allOpen ? [] : withMenu.map(({ id }) => id));

  return (
    <IconButton
      size="small"
      aria-label={allOpen ? 'Close all menus' : 'Open all menus'}
      onClick={() => apiRef.current.setExpandedDetailPanels(next)}
    >
      {allOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
    </IconButton>
  );
}

const columns: GridColDef<CateringEvent>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 56,
    renderHeader: () => <ToggleAll />,
  },
  ...eventColumns,
];

export default function ToggleAllHeader() {
  return (
    <Box
      role="region"
      aria-label="Catering events, all panels opened in the header"
      sx={{ height: 420, width: '100%' }}
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
