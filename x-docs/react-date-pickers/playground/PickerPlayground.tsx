import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const items = [{ label: 'New Year', getValue: () => dayjs('2026-01-01') }];
const colors = ['primary', 'secondary', 'success'];
const labels = {
  toolbar: 'Toolbar',
  shortcuts: 'Shortcuts',
  actions: 'Action bar',
  landscape: 'Landscape',
  square: 'Square days',
};
type Part = keyof typeof labels;

export default function PickerPlayground() {
  const [color, setColor] = React.useState('primary');
  const [on, setOn] = React.useState({
    toolbar: true,
    shortcuts: true,
    actions: true,
    landscape: false,
    square: false,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <TextField
          select
          size="small"
          label="Color of the chosen day"
          value={color}
          onChange={(event) => setColor(event.target.value)}
          sx={{ width: 220 }}
        >
          {colors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {(Object.keys(labels) as Part[]).map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={on[name]}
                onChange={(_, checked) => setOn({ ...on, [name]: checked })}
              />
            }
            label={labels[name]}
          />
        ))}
      </Stack>
      <Stack
        role="region"
        aria-label="Customized picker"
        sx={{ alignItems: 'flex-start', minHeight: 460, overflowX: 'auto' }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-12-17')}
          orientation={on.landscape ? 'landscape' : 'portrait'}
          slotProps={{
            toolbar: { hidden: !on.toolbar },
            shortcuts: { items: on.shortcuts ? items : [] },
            actionBar: { actions: on.actions ? ['clear', 'today'] : [] },
            day: ({ isDaySelected }) => ({
              sx: [
                on.square && { borderRadius: 1 },
                isDaySelected && {
                  '&&': {
                    bgcolor: `${color}.main`,
                    color: `${color}.contrastText`,
                  },
                },
              ],
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
