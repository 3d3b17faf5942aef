import Button from '@mui/material/Button';
import './ButtonVariants.css';

export default function ButtonVariants() {
  return (
    <div className="button-variants">
      <Button variant="text">Skip the tour</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="contained">Publish</Button>
    </div>
  );
}
