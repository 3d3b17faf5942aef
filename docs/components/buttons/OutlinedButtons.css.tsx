import Button from '@mui/material/Button';
import './OutlinedButtons.css';

export default function OutlinedButtons() {
  return (
    <div className="outlined-buttons">
      <Button variant="outlined" fullWidth>
        Compare plans
      </Button>
      <Button variant="outlined" fullWidth disabled>
        Current plan
      </Button>
    </div>
  );
}
