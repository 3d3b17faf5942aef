import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function PreciseRatings() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Rating
        role="radiogroup"
        aria-label="Comfort, in half stars"
        defaultValue={2.5}
        precision={0.5}
      />
      <Rating readOnly value={3.7} precision={0.1} />
    </Stack>
  );
}
