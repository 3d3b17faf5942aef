import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  gridDimensionsSelector,
} from '@mui/x-data-grid';
import { columns, departures } from './departures';

function ReadingProgress() {
  const apiRef = useGridApiContext();
  const [top, setTop] = React.useState(0);
  const { contentSize, viewportInnerSize } = useGridSelector(
    apiRef,
    gridDimensionsSelector,
  );

  useGridEvent(apiRef, 'scrollPositionChange', (params) => setTop(params.top));

  const way = Math.max(1, contentSize.height - viewportInnerSize.height);

  return (
    <LinearProgress
      variant="determinate"
      value={Math.min(100, (top / way) * 100)}
      aria-label="Part of the list that was scrolled"
    />
  );
}

export default function ScrollFooter() {
  return (
    <Box
      role="region"
      aria-label="Departures with a scroll bar in the footer"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={departures}
        columns={columns}
        slots={{ footer: ReadingProgress }}
      />
    </Box>
  );
}
