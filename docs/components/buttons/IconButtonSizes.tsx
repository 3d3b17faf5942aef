import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/Print';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <IconButton size="small" aria-label="Print the page, small">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print the page, medium">
        <PrintIcon />
      </IconButton>
      <IconButton size="large" aria-label="Print the page, large">
        <PrintIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
