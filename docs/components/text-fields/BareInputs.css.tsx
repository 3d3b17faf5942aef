import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import './BareInputs.css';

export default function BareInputs() {
  return (
    <div className="bare-inputs">
      <Input
        defaultValue="Quarterly plan"
        inputProps={{ 'aria-label': 'File name' }}
      />
      <FilledInput
        hiddenLabel
        size="small"
        defaultValue="Draft"
        inputProps={{ 'aria-label': 'Status' }}
      />
      <OutlinedInput
        size="small"
        placeholder="Comma separated"
        inputProps={{ 'aria-label': 'Tags' }}
      />
    </div>
  );
}
