import * as React from 'react';
import GridLegacy, { type GridLegacyProps } from '@mui/material/GridLegacy';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Tile } from './Tile';

const options = {
  direction: ['row', 'row-reverse', 'column'],
  justifyContent: ['flex-start', 'center', 'space-between', 'flex-end'],
  alignItems: ['flex-start', 'center', 'stretch', 'flex-end'],
} as const;
type Name = keyof typeof options;

export default function InteractiveGrid() {
  const [props, setProps] = React.useState<Pick<GridLegacyProps, Name>>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'flex-start',
  });
  const { direction, ...alignment } = props;

  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {(Object.keys(options) as Name[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={props[name]}
            onChange={(e) => setProps({ ...props, [name]: e.target.value })}
            sx={{ width: 160 }}
          >
            {options[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Paper variant="outlined" square sx={{ height: 220, overflow: 'hidden' }}>
        <GridLegacy
          container
          direction={direction}
          sx={{ ...alignment, height: '100%' }}
        >
          {[1, 2, 3].map((bus) => (
            <GridLegacy key={bus} item sx={{ p: 0.5 }}>
              <Tile sx={{ py: bus }}>Bus {bus}</Tile>
            </GridLegacy>
          ))}
        </GridLegacy>
      </Paper>
    </Stack>
  );
}
