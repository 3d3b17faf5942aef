import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const columns = ['Harbor', 'Market', 'Old town'];

export default function ArticlePulse() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
      }}
    >
      {columns.map((name) => (
        <div key={name}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <Skeleton variant="rounded" height={80} />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </Box>
  );
}
