import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rowHeight = 40;
const listHeight = 8 * rowHeight;
const overscan = 8;
const parts = Array.from(
  { length: 5000 },
  (_, index) => `Part ${10000 + index}`,
);

type Row = React.ReactElement<React.HTMLAttributes<HTMLElement>>;

function WindowedList({ children, ...props }: React.ComponentProps<'ul'>) {
  const rows = children as Row[];
  const [scrolled, setScrolled] = React.useState(0);
  const top = Math.floor(scrolled / rowHeight);
  const first = Math.max(0, top - overscan);
  const last = top + listHeight / rowHeight + overscan;

  return (
    <ul
      {...props}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      style={{ position: 'relative', height: listHeight, padding: 0 }}
    >
      <li role="presentation" style={{ height: rows.length * rowHeight }} />
      {rows.slice(first, last).map((row, index) =>
        React.cloneElement(row, {
          'aria-setsize': rows.length,
          'aria-posinset': first + index + 1,
          style: {
            position: 'absolute',
            insetInline: 0,
            top: (first + index) * rowHeight,
            height: rowHeight,
          },
        }),
      )}
    </ul>
  );
}

export default function VirtualizedList() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={parts}
      renderInput={(params) => <TextField {...params} label="5,000 parts" />}
      slotProps={{ listbox: { component: WindowedList } }}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
