import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <Rating
          key={size}
          size={size}
          role="radiogroup"
          aria-label={`Rating, ${size}`}
          defaultValue={3}
        />
      ))}
    </Stack>
  );
}
