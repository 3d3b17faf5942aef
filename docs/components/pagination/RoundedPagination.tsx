import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function RoundedPagination() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination count={6} shape="rounded" aria-label="Chapters" />
      <Pagination
        count={6}
        shape="rounded"
        variant="outlined"
        aria-label="Appendices"
      />
    </Stack>
  );
}
