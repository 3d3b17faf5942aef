import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, {
  linearProgressClasses,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)(({ theme }) => ({
  flexGrow: 1,
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 6,
    backgroundColor: (theme.vars || theme).palette.secondary.main,
  },
}));

const RoundRing = styled(CircularProgress)(({ theme }) => ({
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 6px ${(theme.vars || theme).palette.action.selected}`,
  [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
}));

export default function RoundedProgress() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <RoundRing
        variant="determinate"
        color="secondary"
        size={60}
        thickness={4.4}
        value={72}
        aria-label="Steps today"
      />
      <ThickBar variant="determinate" value={72} aria-label="Steps this week" />
    </Stack>
  );
}
