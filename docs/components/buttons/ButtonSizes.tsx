import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      {sizes.map((size) => (
        <Stack
          key={size}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
        >
          <Button variant="contained" size={size}>
            Book {size}
          </Button>
          <Button variant="outlined" size={size}>
            Hold {size}
          </Button>
          <Button size={size}>Drop {size}</Button>
        </Stack>
      ))}
    </Stack>
  );
}
