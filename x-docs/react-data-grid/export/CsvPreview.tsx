import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const fields = ['client', 'amount', 'note'];

export default function CsvPreview() {
  const apiRef = useGridApiRef();
  const [escape, setEscape] = React.useState(true);
  const [csv, setCsv] = React.useState('');

  const show = (escapeFormulas: boolean) =>
    setCsv(apiRef.current?.getDataAsCsv({ fields, escapeFormulas }) ?? '');

  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, mb: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => show(escape)}>
          Show the CSV
        </Button>
        <FormControlLabel
          control={<Switch />}
          label="Escape formulas"
          checked={escape}
          onChange={(_, checked) => {
            setEscape(checked);
            show(checked);
          }}
        />
      </Stack>
      <Box
        role="region"
        aria-label="Invoices with a CSV preview"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="CSV text"
        tabIndex={0}
        sx={{ height: 150, overflow: 'auto', mt: 2, mb: 0, fontSize: 13 }}
      >
        {csv || 'Nothing exported yet.'}
      </Box>
    </div>
  );
}
