import * as React from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

const flower = <LocalFloristIcon />;
/** The first choice of each is the default. */
const choices = {
  variant: ['filled', 'outlined'],
  size: ['medium', 'small'],
  color: ['default', 'primary', 'secondary', 'success'],
} as const;

export default function ChipPlayground() {
  const [look, setLook] = React.useState<ChipProps>({ icon: flower });

  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <Stack sx={{ height: 32, justifyContent: 'center' }}>
        <Chip {...look} label="Peonies" />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {(['variant', 'size', 'color'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={look[name] ?? choices[name][0]}
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
          label="icon"
          checked={Boolean(look.icon)}
          onChange={(_event, checked) =>
            setLook({ ...look, icon: checked ? flower : undefined })
          }
          control={<Switch />}
        />
      </Stack>
    </Stack>
  );
}
