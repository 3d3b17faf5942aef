import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import './PlanCards.css';

function CardLabel(props: FormControlLabelProps) {
  const group = useRadioGroup();
  const checked = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      className={
        checked ? 'plan-cards-size plan-cards-chosen' : 'plan-cards-size'
      }
    />
  );
}

export default function PlanCards() {
  return (
    <RadioGroup
      aria-label="Storage"
      defaultValue="200"
      className="plan-cards-sizes"
    >
      <CardLabel value="50" control={<Radio />} label="50 GB, free" />
      <CardLabel value="200" control={<Radio />} label="200 GB, €2 a month" />
      <CardLabel value="2000" control={<Radio />} label="2 TB, €8 a month" />
    </RadioGroup>
  );
}
