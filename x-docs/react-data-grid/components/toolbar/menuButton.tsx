import * as React from 'react';
import Menu from '@mui/material/Menu';
import { ToolbarButton } from '@mui/x-data-grid';

interface MenuButtonProps {
  label: string;
  icon: React.ReactNode;
  /** The items of the menu; a click on one closes it. */
  children: React.ReactNode;
}

/** A button in the grid's toolbar that opens a menu. */
export default function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <ToolbarButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : 'false'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        onClick={close}
      >
        {children}
      </Menu>
    </React.Fragment>
  );
}
