import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function EdgeButtons() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination
        count={3}
        showFirstButton
        showLastButton
        aria-label="Diaries"
      />
      <Pagination
        count={5}
        hidePrevButton
        hideNextButton
        aria-label="Almanacs"
      />
    </Stack>
  );
}
