import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { type Bike } from './bikes';

type RateEditCellProps = GridRenderEditCellParams<Bike> & { message?: string };

/** An input with a tooltip that is open while there is a message. */
export function RateEditCell({ message, ...params }: RateEditCellProps) {
  const tipId = React.useId();
  const input = {
    'aria-label': `Rate per day of ${params.row.frame}`,
    'aria-describedby': message ? tipId : undefined,
  };
  return (
    <Tooltip open={Boolean(message)} title={message ?? ''} id={tipId}>
      <Box sx={{ display: 'flex', flexGrow: 1, height: '100%' }}>
        <GridEditInputCell
          {...params}
          slotProps={{ root: { slotProps: { htmlInput: input } } }}
        />
      </Box>
    </Tooltip>
  );
}
