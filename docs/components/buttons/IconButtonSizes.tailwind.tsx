import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';

export default function IconButtonSizes() {
  return (
    <div className="flex items-center gap-4">
      <IconButton size="small" aria-label="Print the page, small">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print the page, medium">
        <PrintIcon />
      </IconButton>
      <IconButton size="large" aria-label="Print the page, large">
        <PrintIcon fontSize="inherit" />
      </IconButton>
    </div>
  );
}
