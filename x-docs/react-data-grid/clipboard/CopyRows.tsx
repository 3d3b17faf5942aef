import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, seeds } from './stock';

export default function CopyRows() {
  const [copied, setCopied] = React.useState('');

  return (
    <div>
      <Box
        role="region"
        aria-label="Seeds, rows can be copied"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGrid
          rows={seeds}
          columns={columns}
          checkboxSelection
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, minHeight: 20, whiteSpace: 'pre-wrap' }}
      >
        {copied ? `Copied: ${copied}` : 'Nothing copied yet'}
      </Typography>
    </div>
  );
}
