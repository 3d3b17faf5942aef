import TextField from '@mui/material/TextField';
import './ShrunkLabels.css';

export default function ShrunkLabels() {
  return (
    <div className="shrunk-labels">
      <TextField
        fullWidth
        label="Label decides"
        placeholder="Shown on focus only"
      />
      <TextField
        fullWidth
        label="Label kept small"
        placeholder="Shown at once"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </div>
  );
}
