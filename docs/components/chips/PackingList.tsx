import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export default function PackingList() {
  const [items, setItems] = React.useState([
    'Tent',
    'Stove',
    'Map',
    'Water filter',
    'Headlamp',
  ]);
  const listRef = React.useRef<HTMLUListElement>(null);
  const focusIndex = React.useRef<number | null>(null);

  React.useEffect(() => {
    if (focusIndex.current !== null) {
      const chips =
        listRef.current?.querySelectorAll<HTMLElement>('[role="button"]');
      chips?.[Math.min(focusIndex.current, chips.length - 1)]?.focus();
      focusIndex.current = null;
    }
  }, [items]);

  const remove = (index: number) => {
    focusIndex.current = index;
    setItems(items.filter((_item, position) => position !== index));
  };

  return (
    <Box
      component="ul"
      ref={listRef}
      aria-label="Still to pack"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        minHeight: 32,
        listStyle: 'none',
      }}
    >
      {items.map((item, index) => (
        <li key={item}>
          <Chip label={item} onDelete={() => remove(index)} />
        </li>
      ))}
    </Box>
  );
}
