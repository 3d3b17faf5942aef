import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} animation="wave" />
      <Skeleton variant="rounded" height={32} animation={false} />
    </Stack>
  );
}
