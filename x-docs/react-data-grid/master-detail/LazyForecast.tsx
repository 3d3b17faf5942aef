import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';
import { fetchForecast } from './forecasts';

const columns = [toggleColumn, ...eventColumns];

function Forecast({ event }: { event: CateringEvent }) {
  const [forecast, setForecast] = React.useState<string | null>(null);

  React.useEffect(() => {
    let closed = false;
    fetchForecast(event.id).then((text) => {
      if (!closed) {
        setForecast(text);
      }
    });
    return () => {
      closed = true;
    };
  }, [event.id]);

  return (
    <Typography variant="body2" aria-live="polite" sx={{ p: 2 }}>
      {forecast ? `Evening: ${forecast}` : <Skeleton width={160} />}
    </Typography>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<CateringEvent>) => (
  <Forecast event={row} />
);
const getDetailPanelHeight = () => 52;

export default function LazyForecast() {
  return (
    <Box
      role="region"
      aria-label="Catering events, forecast loaded on demand"
      sx={{ height: 372, width: '100%' }}
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
