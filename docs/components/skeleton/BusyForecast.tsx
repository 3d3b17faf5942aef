import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function BusyForecast() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box>
      <Box
        role="region"
        aria-label="Forecast for tomorrow"
        aria-busy={loading}
        aria-live="polite"
        sx={{ mb: 1 }}
      >
        <Typography>
          {loading ? <Skeleton width={220} /> : 'Sunny, 24 °C, light wind'}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Box>
  );
}
