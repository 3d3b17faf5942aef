import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function ScoreBoard() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', height: 64 }}>
      <Typography
        variant="h4"
        component="p"
        sx={{ alignSelf: 'center', px: 3 }}
      >
        27
      </Typography>
      <Divider orientation="vertical" />
      <Typography
        variant="h4"
        component="p"
        sx={{ alignSelf: 'center', px: 3 }}
      >
        31
      </Typography>
    </Box>
  );
}
