import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './NewsCard.css';

export default function NewsCard() {
  return (
    <Card component="article" variant="outlined" className="news-card">
      <CardContent>
        <Typography className="news-card-title">Night trains return</Typography>
        <Typography variant="body2" className="news-card-text">
          From June there are beds between Vienna and Genoa again.
        </Typography>
      </CardContent>
    </Card>
  );
}
