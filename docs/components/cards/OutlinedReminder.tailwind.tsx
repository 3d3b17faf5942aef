import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function OutlinedReminder() {
  return (
    <Card variant="outlined" className="max-w-80">
      <CardContent>
        <Typography className="font-bold">Return two books</Typography>
        <Typography
          variant="body2"
          className="text-[var(--mui-palette-text-secondary)]"
        >
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
