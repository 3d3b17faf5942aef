import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { fjord } from './scenery';
import './ArticleLinkCard.css';

export default function ArticleLinkCard() {
  return (
    <Card className="article-link-card">
      <CardActionArea href="#primary-action">
        <CardMedia component="img" height={120} image={fjord} alt="" />
        <CardContent>
          <Typography className="article-link-card-title">
            How to read a tide table
          </Typography>
          <Typography variant="body2" className="article-link-card-length">
            Six minutes, with an exercise
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
