import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import DishTable from './dishTable';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';

const columns = [toggleColumn, ...eventColumns];

function getDetailPanelContent({ row }: GridRowParams<CateringEvent>) {
  return row.dishes.length > 0 ? <DishTable event={row} /> : null;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function EventMenus() {
  return (
    <Box
      role="region"
      aria-label="Catering events, panels as high as their menu"
      sx={{ height: 420, width: '100%' }}
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
