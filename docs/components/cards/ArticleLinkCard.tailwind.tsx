import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { fjord } from './scenery';

export default function ArticleLinkCard() {
  return (
    <Card className="max-w-80">
      <CardActionArea href="#primary-action">
        <CardMedia component="img" height={120} image={fjord} alt="" />
        <CardContent>
          <Typography className="font-bold">
            How to read a tide table
          </Typography>
          <Typography
            variant="body2"
            className="text-[var(--mui-palette-text-secondary)]"
          >
            Six minutes, with an exercise
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
