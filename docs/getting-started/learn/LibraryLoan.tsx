import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function LibraryLoan() {
  const [borrowed, setBorrowed] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="p">
          A Field Guide to Lichens
        </Typography>
        <Typography color="text.secondary">
          {borrowed ? 'Due back on March 14' : 'Shelf 22, second row'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          variant={borrowed ? 'outlined' : 'contained'}
          onClick={() => setBorrowed(!borrowed)}
        >
          {borrowed ? 'Return' : 'Borrow'}
        </Button>
      </CardActions>
    </Card>
  );
}
