import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import LocalPizzaIcon from '@mui/icons-material/LocalPizza';

export default function StockBadge() {
  const [slices, setSlices] = React.useState(3);
  const [muted, setMuted] = React.useState(false);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
    >
      <Badge badgeContent={slices} invisible={muted} color="secondary">
        <LocalPizzaIcon titleAccess={`Slices ordered: ${slices}`} />
      </Badge>
      <Button
        variant="outlined"
        onClick={() => setSlices((count) => Math.max(0, count - 1))}
      >
        Eat one
      </Button>
      <Button
        variant="outlined"
        onClick={() => setSlices((count) => count + 1)}
      >
        Order one
      </Button>
      <FormControlLabel
        control={
          <Switch
            checked={!muted}
            onChange={(event) => setMuted(!event.target.checked)}
          />
        }
        label="Show the badge"
      />
    </Stack>
  );
}
