import Button from '@mui/material/Button';
import './DisabledCursor.css';

export default function DisabledCursor() {
  return (
    <div className="disabled-cursor">
      <span className="disabled-cursor-wrapper">
        <Button variant="contained" disabled>
          Wrapped in a span
        </Button>
      </span>
      <Button variant="contained" disabled className="disabled-cursor-button">
        Pointer events on
      </Button>
    </div>
  );
}
