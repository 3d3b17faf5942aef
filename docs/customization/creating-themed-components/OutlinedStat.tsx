import Stack from '@mui/material/Stack';
import { BerthStat } from './berthStat';

export default function OutlinedStat() {
  return (
    <Stack direction="row" spacing={2}>
      <BerthStat value={128} unit="berths taken" />
      <BerthStat value={34} unit="berths free" variant="outlined" />
    </Stack>
  );
}
