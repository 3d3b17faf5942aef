import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import './ReviewForm.css';

export default function ReviewForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('delivery-stars');
    setSent(stars ? `Sent: ${stars} of 5` : 'Please choose a rating');
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl component="fieldset" className="review-form">
        <FormLabel component="legend">How was the delivery?</FormLabel>
        <Rating name="delivery-stars" />
        <Button type="submit" variant="contained" className="review-form-send">
          Send
        </Button>
        <FormHelperText role="status" className="review-form-status">
          {sent || ' '}
        </FormHelperText>
      </FormControl>
    </form>
  );
}
