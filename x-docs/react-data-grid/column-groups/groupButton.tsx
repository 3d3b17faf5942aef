import * as React from 'react';
import { flushSync } from 'react-dom';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

/** A button in a group header that leaves the arrow keys to the grid. */
export function GroupButton({ onClick, ...props }: IconButtonProps) {
  const handleClick = (event: React.MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => onClick?.(event));
    // From the header, the grid learns which columns the group has now.
    button.closest<HTMLElement>('[role="columnheader"]')?.focus();
    button.focus();
  };

  return (
    <IconButton
      {...props}
      // With this prefix, the grid remembers which group has focus.
      className="MuiDataGrid-columnHeaderButton"
      onClick={handleClick}
      // The grid would keep the key from pressing the button.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    />
  );
}
