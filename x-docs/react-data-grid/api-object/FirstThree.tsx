import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { albums, columns } from './records';

export default function FirstThree() {
  const apiRef = useGridApiRef();
  const [titles, setTitles] = React.useState<string[]>([]);

  const readTitles = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setTitles(entries.slice(0, 3).map(({ model }) => model.title));
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Records, the first three can be read"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid apiRef={apiRef} rows={albums} columns={columns} hideFooter />
      </Box>
      <Button onClick={readTitles} sx={{ mt: 1 }}>
        Read the first three
      </Button>
      <Typography role="status">
        {titles.join(', ') || 'Nothing read'}
      </Typography>
    </div>
  );
}
