import * as React from 'react';

interface TransferOptions {
  items: string[];
  startRight: string[];
  startChecked: string[];
}

/** Which items are on the right, and which are checked on either side. */
export function useTransfer(options: TransferOptions) {
  const [right, setRight] = React.useState(options.startRight);
  const [checked, setChecked] = React.useState(options.startChecked);
  const left = options.items.filter((item) => !right.includes(item));

  /** Checks the items, or unchecks them if all of them are checked. */
  const toggle = (items: string[]) =>
    setChecked((before) => {
      const others = before.filter((item) => !items.includes(item));
      const all = items.every((item) => before.includes(item));
      return all ? others : [...others, ...items];
    });

  /** Moves what is checked on the other side. */
  const move = (to: 'left' | 'right') => {
    const from = to === 'right' ? left : right;
    const moved = from.filter((item) => checked.includes(item));
    setRight(
      to === 'right'
        ? [...right, ...moved]
        : right.filter((item) => !moved.includes(item)),
    );
    setChecked(checked.filter((item) => !moved.includes(item)));
  };

  return { left, right, checked, toggle, move };
}
