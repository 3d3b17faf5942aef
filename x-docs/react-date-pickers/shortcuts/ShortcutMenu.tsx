import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';
import { quarters } from './quarters';

function QuarterMenu(props: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue();

  return (
    <Box className={props.className} sx={{ p: 2, width: 170 }}>
      <TextField select fullWidth size="small" label="Jump to" value="">
        {props.items?.map(({ getValue, ...shortcut }) => (
          <MenuItem
            key={shortcut.label}
            value={shortcut.label}
            disabled={!isValid(getValue({ isValid }))}
            onClick={() => setValue(getValue({ isValid }), { shortcut })}
          >
            {shortcut.label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const slots = { shortcuts: QuarterMenu };

export default function ShortcutMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Closing of the books"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-14')}
          maxDate={dayjs('2025-11-30')}
          slots={slots}
          slotProps={{
            shortcuts: { items: quarters },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
