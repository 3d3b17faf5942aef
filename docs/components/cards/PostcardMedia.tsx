import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { dunes } from './scenery';

export default function PostcardMedia() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardMedia
        component="img"
        height={160}
        image={dunes}
        alt="Sand dunes in the evening sun"
      />
      <CardContent>
        <Typography sx={{ fontWeight: 'bold' }}>Erg Chebbi</Typography>
        <Typography variant="body2" color="text.secondary">
          Three nights in the desert, from Merzouga
        </Typography>
      </CardContent>
    </Card>
  );
}
