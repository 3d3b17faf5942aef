import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function LabelPlacements() {
  return (
    <RadioGroup row aria-label="Legend of the chart" defaultValue="top">
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          value={placement}
          control={<Radio />}
          label={placement}
          labelPlacement={placement}
        />
      ))}
    </RadioGroup>
  );
}
