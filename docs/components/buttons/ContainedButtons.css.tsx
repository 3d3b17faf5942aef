import Button from '@mui/material/Button';
import './ContainedButtons.css';

export default function ContainedButtons() {
  return (
    <div className="contained-buttons">
      <Button variant="contained">Place order</Button>
      <Button variant="contained" disableElevation>
        Place order, flat
      </Button>
      <Button variant="contained" disabled>
        Sold out
      </Button>
    </div>
  );
}
