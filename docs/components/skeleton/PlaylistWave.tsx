import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function PlaylistWave() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 360 }}>
      {[90, 65, 75].map((width) => (
        <Box key={width} sx={{ display: 'flex', gap: 2 }}>
          <Skeleton
            animation="wave"
            variant="rounded"
            width={48}
            height={48}
            sx={{ flexShrink: 0 }}
          />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton animation="wave" width={`${width}%`} />
            <Skeleton animation="wave" width="40%" />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
