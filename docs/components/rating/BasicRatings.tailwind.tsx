import * as React from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function BasicRatings() {
  const [stars, setStars] = React.useState<number | null>(3);

  return (
    <div className="grid grid-cols-[max-content_1fr] items-center gap-x-6 gap-y-2">
      <Typography id="rate-food">Food</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="rate-food"
        value={stars}
        onChange={(event, next) => setStars(next)}
      />
      <Typography id="rate-service">Service</Typography>
      <Rating role="radiogroup" aria-labelledby="rate-service" />
      <Typography>Other guests</Typography>
      <Rating readOnly value={4} />
      <Typography id="rate-view">View (closed)</Typography>
      <Rating
        disabled
        role="radiogroup"
        aria-labelledby="rate-view"
        defaultValue={2}
      />
    </div>
  );
}
