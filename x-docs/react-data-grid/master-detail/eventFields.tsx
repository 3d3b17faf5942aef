import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type CateringEvent } from './events';

/** The fields of an event's form, and the button that submits it. */
export function EventFields({ event }: { event: CateringEvent }) {
  return (
    <Stack
      useFlexGap
      direction="row"
      sx={{ p: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        name="title"
        label="Event"
        size="small"
        required
        defaultValue={event.title}
      />
      <TextField
        name="guests"
        label="Guests"
        size="small"
        type="number"
        required
        defaultValue={event.guests}
        slotProps={{ htmlInput: { min: 1 } }}
        sx={{ width: 110 }}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
  );
}
