import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import DishTable from './dishTable';
import { events, toggleColumn, type CateringEvent } from './events';

const columns: GridColDef<CateringEvent>[] = [
  toggleColumn,
  { field: 'title', headerName: 'Event', width: 320 },
  { field: 'contact', headerName: 'Contact', width: 280 },
  { field: 'date', headerName: 'Date', type: 'date', width: 240 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 240 },
];

function StickyPanel({ event }: { event: CateringEvent }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);

  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
      }}
    >
      <DishTable event={event} />
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<CateringEvent>) =>
  row.dishes.length > 0 ? <StickyPanel event={row} /> : null;

const getDetailPanelHeight = () => 'auto' as const;

export default function StickyMenu() {
  return (
    <Box
      role="region"
      aria-label="Catering events, panels stay in view"
      sx={{ height: 420, width: '100%' }}
    >
      <DataGridPro
        rows={events}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </Box>
  );
}
