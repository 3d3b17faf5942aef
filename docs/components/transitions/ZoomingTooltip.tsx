import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function ZoomingTooltip() {
  return (
    <Tooltip
      describeChild
      title="Last watered on Tuesday"
      slots={{ transition: Zoom }}
      slotProps={{ transition: { timeout: 400 } }}
    >
      <Button variant="outlined">Fern</Button>
    </Tooltip>
  );
}
