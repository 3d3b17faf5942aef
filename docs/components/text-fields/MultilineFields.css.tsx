import TextField from '@mui/material/TextField';
import './MultilineFields.css';

export default function MultilineFields() {
  return (
    <div className="multiline-fields">
      <TextField
        label="Message to the courier"
        multiline
        maxRows={4}
        defaultValue="Ring at the side door."
        helperText="Grows up to 4 lines"
      />
      <TextField
        label="Delivery address"
        multiline
        minRows={3}
        helperText="Starts with 3 lines"
      />
      <TextField
        label="Gift card text"
        multiline
        rows={3}
        helperText="Always 3 lines"
      />
    </div>
  );
}
