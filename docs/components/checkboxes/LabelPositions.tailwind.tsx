import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function LabelPositions() {
  return (
    <FormGroup row className="items-center gap-4">
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          control={<Checkbox defaultChecked={placement === 'end'} />}
          label={placement}
          labelPlacement={placement}
        />
      ))}
    </FormGroup>
  );
}
