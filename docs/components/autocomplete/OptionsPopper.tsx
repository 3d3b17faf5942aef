import * as React from 'react';
import MenuList, { type MenuListProps } from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

interface OptionsPopperProps extends MenuListProps {
  anchorEl: HTMLElement | null;
}

/** A list of options below a field, as wide as the field. */
export function OptionsPopper({ anchorEl, ...listProps }: OptionsPopperProps) {
  return (
    <Popper
      open
      anchorEl={anchorEl}
      sx={{ width: anchorEl?.offsetWidth, zIndex: 'modal' }}
    >
      <Paper elevation={4}>
        <MenuList {...listProps} sx={{ maxHeight: 200, overflow: 'auto' }} />
      </Paper>
    </Popper>
  );
}
