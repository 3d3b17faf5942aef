import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function PassiveTooltip() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip describeChild title="IBAN: BE71 0961 2345 6769">
        <Button variant="outlined">Stays open</Button>
      </Tooltip>
      <Tooltip describeChild title="Closes immediately" disableInteractive>
        <Button variant="outlined">Does not stay open</Button>
      </Tooltip>
    </Stack>
  );
}
