import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function PaginationSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      {sizes.map((size) => (
        <Pagination
          key={size}
          count={4}
          size={size}
          aria-label={`Albums, ${size}`}
        />
      ))}
    </Stack>
  );
}
