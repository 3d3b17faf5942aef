import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import './ComposedField.css';

export default function ComposedField() {
  return (
    <FormControl required className="composed-field">
      <InputLabel htmlFor="team-domain">Team address</InputLabel>
      <OutlinedInput
        id="team-domain"
        label="Team address"
        defaultValue="northwind"
        aria-describedby="team-domain-help"
        endAdornment={
          <InputAdornment position="end">.example.com</InputAdornment>
        }
      />
      <FormHelperText id="team-domain-help">
        You cannot change it later
      </FormHelperText>
    </FormControl>
  );
}
