import * as React from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

const choices = {
  variant: ['filled', 'outlined'],
  size: ['medium', 'small'],
  color: ['default', 'primary', 'secondary', 'success'],
} as const;

type Look = Pick<ChipProps, 'variant' | 'size' | 'color'>;

export default function ChipPlayground() {
  const [look, setLook] = React.useState<Look>({
    variant: 'filled',
    size: 'medium',
    color: 'default',
  });
  const [icon, setIcon] = React.useState(true);

  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <Stack sx={{ height: 32, justifyContent: 'center' }}>
        <Chip
          {...look}
          label="Peonies"
          icon={icon ? <LocalFloristIcon /> : undefined}
        />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {(['variant', 'size', 'color'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={look[name]}
            onChange={(event) =>
              setLook({ ...look, [name]: event.target.value })
            }
            sx={{ width: 132 }}
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <FormControlLabel
          control={
            <Switch
              checked={icon}
              onChange={(event) => setIcon(event.target.checked)}
            />
          }
          label="icon"
        />
      </Stack>
    </Stack>
  );
}
