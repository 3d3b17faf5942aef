import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, readings } from './readings';

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [top, setTop] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', (position) =>
        setTop(Math.round(position.top)),
      ),
    [apiRef],
  );

  const scrollBy = (pixels: number) => () =>
    apiRef.current?.scroll({ top: top + pixels });

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={scrollBy(208)}>
          Four rows down
        </Button>
        <Button variant="outlined" onClick={scrollBy(-top)}>
          Back to top
        </Button>
        <Typography variant="body2">{top} px</Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Weather stations, scrolled by pixels"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}
