import Button from '@mui/material/Button';
import BoltIcon from '@mui/icons-material/Bolt';
import './StyledButtons.css';

export default function StyledButtons() {
  return (
    <div className="styled-buttons">
      <Button
        className="styled-buttons-pill"
        variant="contained"
        startIcon={<BoltIcon />}
      >
        Boost post
      </Button>
      <Button variant="outlined" className="styled-buttons-dashed">
        Add a section
      </Button>
    </div>
  );
}
