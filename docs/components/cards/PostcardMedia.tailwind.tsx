import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { dunes } from './scenery';

export default function PostcardMedia() {
  return (
    <Card className="max-w-80">
      <CardMedia
        component="img"
        height={160}
        image={dunes}
        alt="Sand dunes in the evening sun"
      />
      <CardContent>
        <Typography className="font-bold">Erg Chebbi</Typography>
        <Typography
          variant="body2"
          className="text-[var(--mui-palette-text-secondary)]"
        >
          Three nights in the desert, from Merzouga
        </Typography>
      </CardContent>
    </Card>
  );
}
