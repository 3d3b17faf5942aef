import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function NotesLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, shortcuts, ownerState } =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      sx={props.sx}
      className={pickersLayoutClasses.root}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Box sx={{ p: 2, typography: 'body2' }}>Delivery takes two days</Box>
          {actionBar}
        </Box>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

const slots = { layout: NotesLayout };

export default function DeliveryNotes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Order of seedlings"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-04-08')}
          slots={slots}
          slotProps={{ actionBar: { actions: ['today'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
