import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { dunes } from './scenery';
import './PostcardMedia.css';

export default function PostcardMedia() {
  return (
    <Card className="postcard-media">
      <CardMedia
        component="img"
        height={160}
        image={dunes}
        alt="Sand dunes in the evening sun"
      />
      <CardContent>
        <Typography className="postcard-media-title">Erg Chebbi</Typography>
        <Typography variant="body2" className="postcard-media-text">
          Three nights in the desert, from Merzouga
        </Typography>
      </CardContent>
    </Card>
  );
}
