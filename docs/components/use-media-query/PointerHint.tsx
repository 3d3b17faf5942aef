import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PointerHint() {
  const coarse = useMediaQuery('(pointer: coarse)');

  return (
    <Typography>
      {coarse
        ? 'Hold a photo to select it.'
        : 'Click the corner of a photo to select it.'}
    </Typography>
  );
}
