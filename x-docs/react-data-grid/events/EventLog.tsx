import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { DataGrid, useGridApiRef, type GridEvents } from '@mui/x-data-grid';
import { columns, departures } from './departures';

const observed: GridEvents[] = [
  'cellClick',
  'cellKeyDown',
  'columnHeaderClick',
  'filterModelChange',
  'menuOpen',
  'rowClick',
  'rowSelectionChange',
  'sortModelChange',
];

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const unsubscribe = observed.map((name) =>
      apiRef.current?.subscribeEvent(name, () =>
        setLog((previous) => [name, ...previous].slice(0, 5)),
      ),
    );
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <div>
      <Box
        role="region"
        aria-label="Departures with a log of events"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
      <List
        dense
        aria-label="Last events"
        sx={{ height: 216, boxSizing: 'border-box' }}
      >
        {log.map((name, index) => (
          <ListItem key={log.length - index} divider>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
