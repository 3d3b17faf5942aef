import Box from '@mui/system/Box';
import TrainIcon from '@mui/icons-material/Train';

export default function StationCard() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        color: 'text.primary',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: { xs: 1, sm: 160 },
          height: { xs: 80, sm: 136 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <TrainIcon fontSize="large" />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ typography: { xs: 'subtitle1', sm: 'h6' } }}>
          Harbor Station
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          Lines 2, 5 and 9. Elevator to all platforms, lockers in the east hall.
        </Box>
      </Box>
    </Box>
  );
}
