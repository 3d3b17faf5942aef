import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={1}>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1rem' }} />
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rectangular" width={220} height={56} />
      <Skeleton variant="rounded" width={220} height={56} />
    </Stack>
  );
}
