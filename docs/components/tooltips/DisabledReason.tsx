import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledReason() {
  return (
    <Tooltip describeChild title="Add a delivery address first">
      <span tabIndex={0} role="group" aria-label="Order">
        <Button variant="contained" disabled>
          Place the order
        </Button>
      </span>
    </Tooltip>
  );
}
