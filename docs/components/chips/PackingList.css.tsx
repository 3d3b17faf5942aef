import * as React from 'react';
import Chip from '@mui/material/Chip';
import './PackingList.css';

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
    <ul ref={listRef} aria-label="Still to pack" className="packing-list">
      {items.map((item, index) => (
        <li key={item}>
          <Chip label={item} onDelete={() => remove(index)} />
        </li>
      ))}
    </ul>
  );
}
