import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

function JsonToolbar() {
  const apiRef = useGridApiContext();
  const [size, setSize] = React.useState<number | null>(null);

  const save = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    const blob = new Blob([JSON.stringify(rows)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'invoices.json';
    link.click();
    URL.revokeObjectURL(link.href);
    setSize(blob.size);
  };

  return (
    <Toolbar aria-label="JSON export">
      <Typography variant="body2" role="status" sx={{ mr: 'auto', ml: 1 }}>
        {size === null ? '' : `Saved ${size} bytes.`}
      </Typography>
      <Button onClick={save}>Save as JSON</Button>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <Box
      role="region"
      aria-label="Invoices with a JSON export"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: JsonToolbar }}
      />
    </Box>
  );
}
