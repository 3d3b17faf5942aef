import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type Rental } from './rentals';

interface NotePopoverProps {
  rental: Rental;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The whole note of a rental, in a popover whose keys the grid ignores. */
export function NotePopover({ rental, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': `Note about ${rental.item}` },
      }}
      onKeyDown={(event) => event.stopPropagation()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    >
      <Typography sx={{ p: 2, maxWidth: 320 }}>{rental.note}</Typography>
    </Popover>
  );
}
