import TextField from '@mui/material/TextField';
import './AlignedHelperText.css';

export default function AlignedHelperText() {
  return (
    <div className="aligned-helper-text">
      <TextField label="Street" helperText="As on the mailbox" />
      <TextField label="Line reserved" helperText=" " />
      <TextField label="No helper text" />
    </div>
  );
}
