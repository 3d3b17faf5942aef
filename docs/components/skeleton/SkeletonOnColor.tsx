import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonOnColor() {
  return (
    <Box sx={{ maxWidth: 320, p: 3, borderRadius: 2, bgcolor: 'primary.dark' }}>
      <Skeleton
        variant="rounded"
        height={80}
        sx={{ bgcolor: 'primary.light' }}
      />
    </Box>
  );
}
