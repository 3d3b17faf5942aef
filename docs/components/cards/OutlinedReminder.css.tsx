import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './OutlinedReminder.css';

export default function OutlinedReminder() {
  return (
    <Card variant="outlined" className="outlined-reminder">
      <CardContent>
        <Typography className="outlined-reminder-title">
          Return two books
        </Typography>
        <Typography variant="body2" className="outlined-reminder-due">
          Due at the city library on May 9
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Extend</Button>
        <Button size="small">Done</Button>
      </CardActions>
    </Card>
  );
}
