import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { night } from './scenery';

export default function SideMediaCard() {
  return (
    <Card className="flex max-w-[440px]">
      <CardMedia
        image={night}
        aria-label="Mountains under the stars"
        className="w-30 shrink-0"
      />
      <div className="min-w-0">
        <CardContent>
          <Typography className="font-bold">Dark sky walk</Typography>
          <Typography
            variant="body2"
            className="text-[var(--mui-palette-text-secondary)]"
          >
            Bring a red lamp and warm clothes. We meet at the upper parking lot
            at 22:30.
          </Typography>
        </CardContent>
      </div>
    </Card>
  );
}
