import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

export default function FocusedCell() {
  const [place, setPlace] = React.useState('none');

  const slotProps = React.useMemo(
    () => ({
      cell: {
        onFocus: (event: React.FocusEvent<Element>) => {
          const element = event.currentTarget as HTMLElement;
          const row = element.closest<HTMLElement>('[data-id]');
          setPlace(`${element.dataset.field} of trail ${row?.dataset.id}`);
        },
      },
    }),
    [],
  );

  return (
    <div>
      <Box
        role="region"
        aria-label="Trails, the focus is shown below"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          rows={trails}
          columns={columns}
          hideFooter
          slotProps={slotProps}
        />
      </Box>
      <Typography sx={{ mt: 1 }}>Cell with the focus: {place}</Typography>
    </div>
  );
}
