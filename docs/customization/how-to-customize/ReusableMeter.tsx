import LinearProgress, {
  linearProgressClasses,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Meter = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
}));

export default function ReusableMeter() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Meter variant="determinate" value={82} aria-label="Battery" />
      <Meter
        variant="determinate"
        value={35}
        color="secondary"
        aria-label="Storage"
      />
    </Stack>
  );
}
