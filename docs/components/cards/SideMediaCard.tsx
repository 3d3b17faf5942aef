import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { night } from './scenery';

export default function SideMediaCard() {
  return (
    <Card sx={{ display: 'flex', maxWidth: 440 }}>
      <CardMedia
        image={night}
        aria-label="Mountains under the stars"
        sx={{ width: 120, flexShrink: 0 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <CardContent>
          <Typography sx={{ fontWeight: 'bold' }}>Dark sky walk</Typography>
          <Typography variant="body2" color="text.secondary">
            Bring a red lamp and warm clothes. We meet at the upper parking lot
            at 22:30.
          </Typography>
        </CardContent>
      </Box>
    </Card>
  );
}
