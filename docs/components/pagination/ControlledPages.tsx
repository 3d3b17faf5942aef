import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const poems = ['Ice', 'Thaw', 'Reeds', 'Heron', 'Mist', 'Frost', 'Owl'];
const perPage = 3;

export default function ControlledPages() {
  const [page, setPage] = React.useState(1);
  const first = (page - 1) * perPage;

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        Page {page}: {poems.slice(first, first + perPage).join(', ')}
      </Typography>
      <Pagination
        count={Math.ceil(poems.length / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Poems"
      />
    </Stack>
  );
}
