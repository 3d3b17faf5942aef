import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InferredSkeleton() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Typography variant="h4" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="body1" component="div">
        <Skeleton />
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Skeleton variant="circular">
          <Avatar />
        </Skeleton>
        <Skeleton variant="rounded">
          <Button>Follow this list</Button>
        </Skeleton>
      </Stack>
    </Stack>
  );
}
