import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './TideCard.css';

export default function TideCard() {
  return (
    <Card className="tide-card">
      <CardContent>
        <Typography
          variant="overline"
          component="p"
          className="tide-card-place"
        >
          Brest, today
        </Typography>
        <Typography variant="h5" component="p">
          High tide 14:20
        </Typography>
        <Typography className="tide-card-level">
          6.4 m, falling by 16:00
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Whole week</Button>
      </CardActions>
    </Card>
  );
}
