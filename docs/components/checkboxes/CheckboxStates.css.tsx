import Checkbox from '@mui/material/Checkbox';
import './CheckboxStates.css';

export default function CheckboxStates() {
  return (
    <div className="checkbox-states">
      <Checkbox slotProps={{ input: { 'aria-label': 'Watch row 1' } }} />
      <Checkbox
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Watch row 2' } }}
      />
      <Checkbox
        indeterminate
        slotProps={{ input: { 'aria-label': 'Watch row 3' } }}
      />
      <Checkbox
        disabled
        slotProps={{ input: { 'aria-label': 'Watch row 4' } }}
      />
      <Checkbox
        disabled
        checked
        slotProps={{ input: { 'aria-label': 'Watch row 5' } }}
      />
    </div>
  );
}
