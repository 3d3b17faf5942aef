import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function NewsCard() {
  return (
    <Card
      component="article"
      variant="outlined"
      className="max-w-80 rounded-2xl border-s-6 border-s-[var(--mui-palette-secondary-main)]"
    >
      <CardContent>
        <Typography className="font-bold">Night trains return</Typography>
        <Typography
          variant="body2"
          className="text-[var(--mui-palette-text-secondary)]"
        >
          From June there are beds between Vienna and Genoa again.
        </Typography>
      </CardContent>
    </Card>
  );
}
