import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function OutlinedPagination() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination count={6} variant="outlined" aria-label="Sketches" />
      <Pagination
        count={6}
        variant="outlined"
        color="primary"
        aria-label="Engravings"
      />
    </Stack>
  );
}
