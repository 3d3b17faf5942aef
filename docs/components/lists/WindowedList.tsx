import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const count = 5000;
const rowHeight = 48;
const height = 288;
const overscan = 4;

export default function WindowedList() {
  const [top, setTop] = React.useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(
    count,
    Math.ceil((top + height) / rowHeight) + overscan,
  );
  const rows = Array.from(
    { length: last - first },
    (_, index) => first + index,
  );

  return (
    <Box
      role="region"
      aria-label="Seed bank"
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      sx={{
        height,
        maxWidth: 360,
        mx: 'auto',
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      <List disablePadding sx={{ height: count * rowHeight }}>
        {rows.map((row) => (
          <ListItem
            key={row}
            aria-setsize={count}
            aria-posinset={row + 1}
            style={{ position: 'absolute', top: row * rowHeight }}
            sx={{ height: rowHeight }}
          >
            <ListItemText
              primary={`Sample ${String(row + 1).padStart(4, '0')}`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
