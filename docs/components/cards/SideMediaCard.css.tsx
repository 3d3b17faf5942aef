import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { night } from './scenery';
import './SideMediaCard.css';

export default function SideMediaCard() {
  return (
    <Card className="side-media-card">
      <CardMedia
        image={night}
        aria-label="Mountains under the stars"
        className="side-media-card-picture"
      />
      <div className="side-media-card-body">
        <CardContent>
          <Typography className="side-media-card-title">
            Dark sky walk
          </Typography>
          <Typography variant="body2" className="side-media-card-text">
            Bring a red lamp and warm clothes. We meet at the upper parking lot
            at 22:30.
          </Typography>
        </CardContent>
      </div>
    </Card>
  );
}
