import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const AccentCard = styled(Card)(({ theme }) => ({
  maxWidth: 320,
  borderRadius: 16,
  borderLeft: `6px solid ${(theme.vars || theme).palette.secondary.main}`,
})) as typeof Card;

export default function NewsCard() {
  return (
    <AccentCard component="article" variant="outlined">
      <CardContent>
        <Typography sx={{ fontWeight: 'bold' }}>Night trains return</Typography>
        <Typography variant="body2" color="text.secondary">
          From June there are beds between Vienna and Genoa again.
        </Typography>
      </CardContent>
    </AccentCard>
  );
}
