import TextField from '@mui/material/TextField';
import './FieldAttributes.css';

export default function FieldAttributes() {
  return (
    <div className="field-attributes">
      <TextField
        required
        label="Work email"
        type="email"
        autoComplete="email"
        helperText="The invoice goes to this address"
      />
      <TextField
        label="Wi-Fi password"
        type="password"
        autoComplete="off"
        defaultValue="blue-heron-42"
      />
      <TextField
        label="Departure"
        type="time"
        defaultValue="08:30"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Customer number"
        defaultValue="C-20418"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Discount code" defaultValue="EARLYBIRD" />
      <TextField label="City" placeholder="Where are you flying to?" />
    </div>
  );
}
