import Box from '@mui/system/Box';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';

export default function OrdersTile() {
  return (
    <Box
      sx={{
        maxWidth: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        Orders this week
      </Box>
      <Box sx={{ typography: 'h5' }}>1,284</Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          mt: 0.5,
          typography: 'body2',
        }}
      >
        <TrendingUpIcon fontSize="small" color="success" />
        Up 12% from last week
      </Box>
    </Box>
  );
}
