import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TooltipTransitions() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip describeChild title="Grows">
        <Button variant="outlined">Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Fades slowly"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 500 } }}
      >
        <Button variant="outlined">Fade</Button>
      </Tooltip>
      <Tooltip describeChild title="Zooms" slots={{ transition: Zoom }}>
        <Button variant="outlined">Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
