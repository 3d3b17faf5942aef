import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import './LinkButtons.css';

export default function LinkButtons() {
  return (
    <div className="link-buttons">
      <Button variant="contained" href="#buttons-as-links">
        Read about links
      </Button>
      <Button
        variant="outlined"
        href="data:text/csv;charset=utf-8,month,visits%0AMay,1820%0AJune,2044"
        download="visits.csv"
        startIcon={<DownloadIcon />}
      >
        Visits as CSV
      </Button>
      <Button href="#buttons-as-links" disabled>
        Archive (no access)
      </Button>
    </div>
  );
}
