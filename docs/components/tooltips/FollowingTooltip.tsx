import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowingTooltip() {
  return (
    <Tooltip title="Meadow, do not mow before July" followCursor describeChild>
      <Box
        sx={{
          p: 4,
          borderRadius: 1,
          textAlign: 'center',
          bgcolor: 'action.hover',
          color: 'text.primary',
        }}
      >
        Move the pointer over the plot: 1.4 hectares
      </Box>
    </Tooltip>
  );
}
