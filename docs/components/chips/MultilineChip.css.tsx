import Chip from '@mui/material/Chip';
import './MultilineChip.css';

export default function MultilineChip() {
  return (
    <div className="multiline-chip">
      <Chip
        label="Allergens: gluten, sesame, walnuts, traces of milk"
        className="multiline-chip-allergens"
      />
    </div>
  );
}
