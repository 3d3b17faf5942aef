import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';

function checkRate({ props }: GridPreProcessEditCellProps<number | null>) {
  const rate = props.value;
  let message = '';
  if (rate == null) {
    message = 'Enter a rate';
  } else if (rate < 10 || rate > 90) {
    message = 'Between 10 and 90 €';
  }
  return { ...props, error: message !== '', message };
}

function RateEditCell({ message, ...params }: GridRenderEditCellParams<Bike>) {
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

const columns: GridColDef<Bike>[] = [
  { field: 'frame', headerName: 'Frame', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 160,
    editable: true,
    preProcessEditCellProps: checkRate,
    renderEditCell: (params) => <RateEditCell {...params} />,
  },
];

export default function RateLimits() {
  return (
    <Box
      role="region"
      aria-label="Rental bikes, rates between 10 and 90"
      sx={{
        height: 320,
        width: '100%',
        '& .Mui-error': { color: 'error.main' },
      }}
    >
      <DataGrid rows={bikes} columns={columns} hideFooter />
    </Box>
  );
}
