import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import './StorageCards.css';

function CardLabel(props: FormControlLabelProps) {
  const group = useRadioGroup();
  const checked = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      className={
        checked
          ? 'storage-cards-size storage-cards-chosen'
          : 'storage-cards-size'
      }
    />
  );
}

export default function StorageCards() {
  return (
    <RadioGroup
      aria-label="Storage"
      defaultValue="200"
      className="storage-cards-sizes"
    >
      <CardLabel value="50" control={<Radio />} label="50 GB, free" />
      <CardLabel value="200" control={<Radio />} label="200 GB, €2 a month" />
      <CardLabel value="2000" control={<Radio />} label="2 TB, €8 a month" />
    </RadioGroup>
  );
}
