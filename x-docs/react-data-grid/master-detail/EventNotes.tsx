import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';

const columns = [toggleColumn, ...eventColumns];

function getDetailPanelContent({ row }: GridRowParams<CateringEvent>) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2">Contact: {row.contact}</Typography>
      <Typography variant="body2" color="textSecondary">
        {row.dishes.map((dish) => dish.name).join(', ') || 'No dishes yet'}
      </Typography>
    </Box>
  );
}

const getDetailPanelHeight = () => 72;

export default function EventNotes() {
  return (
    <Box
      role="region"
      aria-label="Catering events with notes"
      sx={{ height: 340, width: '100%' }}
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
