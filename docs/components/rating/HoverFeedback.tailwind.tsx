import * as React from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words = ['Unusable', 'Weak', 'Fine', 'Good', 'Superb'];

export default function HoverFeedback() {
  const [stars, setStars] = React.useState<number | null>(4);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? stars : hovered;

  return (
    <div className="flex items-center gap-4">
      <Rating
        role="radiogroup"
        aria-label="Quality of the sound"
        value={stars}
        getLabelText={(value) => words[value - 1]}
        onChange={(event, next) => setStars(next)}
        onChangeActive={(event, next) => setHovered(next)}
      />
      <Typography>
        {shown === null ? 'Not rated' : words[Math.max(shown, 1) - 1]}
      </Typography>
    </div>
  );
}
