import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function MediaQueryHook() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
    >
      <Button variant="outlined" size={wide ? 'large' : 'medium'}>
        {wide ? 'Download the timetable' : 'Timetable'}
      </Button>
      <Typography role="status">
        {wide ? 'md or wider' : 'narrower than md'}
      </Typography>
    </Stack>
  );
}
