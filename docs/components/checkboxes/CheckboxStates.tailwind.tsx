import Checkbox from '@mui/material/Checkbox';

export default function CheckboxStates() {
  return (
    <div className="flex flex-wrap">
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
