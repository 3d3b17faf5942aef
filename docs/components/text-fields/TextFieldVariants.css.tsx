import TextField from '@mui/material/TextField';
import './TextFieldVariants.css';

export default function TextFieldVariants() {
  return (
    <div className="text-field-variants">
      <TextField label="First name" />
      <TextField label="Last name" variant="filled" />
      <TextField label="Nickname" variant="standard" />
    </div>
  );
}
