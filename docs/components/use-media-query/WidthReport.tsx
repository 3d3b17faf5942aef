import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

function useWidth() {
  const { breakpoints } = useTheme();
  const reached = [
    useMediaQuery(breakpoints.up('sm')),
    useMediaQuery(breakpoints.up('md')),
    useMediaQuery(breakpoints.up('lg')),
    useMediaQuery(breakpoints.up('xl')),
  ];
  return breakpoints.keys[reached.filter(Boolean).length];
}

export default function WidthReport() {
  const width = useWidth();

  return <Typography>Current breakpoint: {width}</Typography>;
}
