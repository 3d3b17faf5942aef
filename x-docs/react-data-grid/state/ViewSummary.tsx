import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilterModelSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function ViewSummary() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = React.useState('');

  const summarize = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const { items } = gridFilterModelSelector(apiRef);
    setSummary(`${fields.length} columns visible, ${items.length} filters`);
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Plants, the view can be summarized"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid apiRef={apiRef} rows={plants} columns={columns} hideFooter />
      </Box>
      <Button onClick={summarize} sx={{ my: 1 }}>
        Summarize the view
      </Button>
      <Typography role="status">{summary || 'No summary yet'}</Typography>
    </div>
  );
}
