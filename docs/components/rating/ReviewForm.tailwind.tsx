import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function ReviewForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('delivery-stars');
    setSent(stars ? `Sent: ${stars} of 5` : 'Please choose a rating');
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl component="fieldset" className="items-start">
        <FormLabel component="legend">How was the delivery?</FormLabel>
        <Rating name="delivery-stars" />
        <Button type="submit" variant="contained" className="mt-2">
          Send
        </Button>
        <FormHelperText role="status" className="mx-0">
          {sent || ' '}
        </FormHelperText>
      </FormControl>
    </form>
  );
}
