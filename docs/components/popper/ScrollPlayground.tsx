import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

const names = ['flip', 'preventOverflow', 'disablePortal'] as const;

export default function ScrollPlayground() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [options, setOptions] = React.useState({
    flip: true,
    preventOverflow: true,
    disablePortal: true,
  });
  const { flip, preventOverflow, disablePortal } = options;
  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flip },
      { name: 'preventOverflow', enabled: preventOverflow },
    ],
    [flip, preventOverflow],
  );

  return (
    <div>
      {names.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch
              checked={options[name]}
              onChange={(_event, checked) =>
                setOptions({ ...options, [name]: checked })
              }
            />
          }
        />
      ))}
      <Box
        role="region"
        aria-label="Scroll area with a popper"
        tabIndex={0}
        sx={{
          position: 'relative',
          height: 240,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
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
            disablePortal={disablePortal}
            modifiers={modifiers}
            sx={{ zIndex: 'tooltip' }}
          >
            <Paper elevation={4} sx={{ p: 2 }}>
              Follows the button
            </Paper>
          </Popper>
        </Box>
      </Box>
    </div>
  );
}
