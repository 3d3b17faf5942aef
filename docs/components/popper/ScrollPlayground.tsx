import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

const modifierNames = ['flip', 'preventOverflow'];
const names = [...modifierNames, 'disablePortal'];

export default function ScrollPlayground() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [on, setOn] = React.useState(names);
  const modifiers = React.useMemo(
    () => modifierNames.map((name) => ({ name, enabled: on.includes(name) })),
    [on],
  );

  return (
    <div>
      {names.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          checked={on.includes(name)}
          onChange={(_event, checked) =>
            setOn(checked ? [...on, name] : on.filter((it) => it !== name))
          }
          control={<Switch />}
        />
      ))}
      <Paper
        variant="outlined"
        role="region"
        aria-label="Scroll area with a popper"
        tabIndex={0}
        sx={{ position: 'relative', height: 240, overflow: 'auto' }}
      >
        <Box sx={{ width: 800, p: '150px 32px 260px' }}>
          <Button
            variant="contained"
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            Toggle, then scroll
          </Button>
          <Popper
            open={Boolean(anchor)}
            anchorEl={anchor}
            disablePortal={on.includes('disablePortal')}
            modifiers={modifiers}
            sx={{ zIndex: 'tooltip' }}
          >
            <Paper sx={{ p: 2 }}>Follows the button</Paper>
          </Popper>
        </Box>
      </Paper>
    </div>
  );
}
