import Box from '@mui/material/Box';
import Card, { cardClasses } from '@mui/material/Card';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';

const BookCard = styled(Card)(({ theme }) => ({
  [`&.${cardClasses.root}`]: { minWidth: 240 },
  [`& .${cardHeaderClasses.title}`]: {
    color: theme.palette.primary.main,
    fontWeight: 700,
  },
}));

export default function Book() {
  return (
    <Box>
      <BookCard variant="outlined">
        <CardHeader title="Tides and Shores" subheader="Two copies on loan" />
      </BookCard>
    </Box>
  );
}
