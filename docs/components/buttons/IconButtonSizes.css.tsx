import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';
import './IconButtonSizes.css';

export default function IconButtonSizes() {
  return (
    <div className="icon-button-sizes">
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
