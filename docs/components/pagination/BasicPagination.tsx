import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination count={6} aria-label="Letters" />
      <Pagination count={6} color="primary" aria-label="Postcards" />
      <Pagination count={6} color="secondary" aria-label="Parcels" />
      <Pagination count={6} disabled aria-label="Telegrams" />
    </Stack>
  );
}
