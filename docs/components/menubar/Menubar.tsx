import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

interface MenubarProps {
  label: string;
  /** Each menu: its name, and its items as an array of MenuItem. */
  menus: [name: string, items: (close: () => void) => React.ReactElement[]][];
  vertical?: boolean;
}

export function Menubar({ label, menus, vertical = false }: MenubarProps) {
  const id = React.useId();
  const rtl = useTheme().direction === 'rtl';
  const buttons = React.useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  React.useEffect(() => {
    if (!open) {
      anchor?.focus();
    }
  }, [open, anchor]);

  const goTo = (index: number, opens = open) => {
    const next = (index + menus.length) % menus.length;
    setCurrent(next);
    setOpen(opens);
    setAnchor(buttons.current[next]);
  };
  const [end, start] = rtl
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  const moves: Record<string, () => void> = {
    [vertical ? 'ArrowDown' : end]: () => goTo(current + 1),
    [vertical ? 'ArrowUp' : start]: () => goTo(current - 1),
    [vertical ? end : 'ArrowDown']: () => goTo(current, true),
    Home: () => goTo(0),
    End: () => goTo(menus.length - 1),
  };
  const besides: Record<string, () => void> = vertical
    ? { [start]: () => setOpen(false) }
    : { [end]: moves[end], [start]: moves[start] };
  const press =
    (keys: Record<string, () => void>) => (event: React.KeyboardEvent) => {
      if (event.key in keys) {
        event.preventDefault();
        keys[event.key]();
      }
    };

  return (
    <>
      <Stack
        role="menubar"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        direction={vertical ? 'column' : 'row'}
        onKeyDown={press(moves)}
        sx={{
          width: 'fit-content',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {menus.map(([name], index) => (
          <Button
            key={name}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            role="menuitem"
            color="inherit"
            aria-haspopup="menu"
            aria-expanded={open && index === current}
            aria-controls={open && index === current ? id : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => goTo(index, true)}
            sx={{ textTransform: 'none', justifyContent: 'start' }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Menu
        key={current}
        disableRestoreFocus
        anchorEl={anchor}
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={press(besides)}
        anchorOrigin={
          vertical
            ? { vertical: 'top', horizontal: rtl ? 'left' : 'right' }
            : { vertical: 'bottom', horizontal: rtl ? 'right' : 'left' }
        }
        transformOrigin={{
          vertical: 'top',
          horizontal: rtl ? 'right' : 'left',
        }}
        slotProps={{ list: { id, 'aria-label': menus[current][0] } }}
      >
        {menus[current][1](() => setOpen(false))}
      </Menu>
    </>
  );
}
