import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

const card =
  'm-0 rounded-[calc(2*var(--mui-shape-borderRadius))] border-2 pe-4';
const chosen =
  'border-(--mui-palette-primary-main) bg-(--mui-palette-action-selected)';
const other = 'border-(--mui-palette-divider) bg-transparent';

function CardLabel(props: FormControlLabelProps) {
  const group = useRadioGroup();
  const checked = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      className={`${card} ${checked ? chosen : other}`}
    />
  );
}

export default function StorageCards() {
  return (
    <RadioGroup
      aria-label="Storage"
      defaultValue="200"
      className="max-w-80 gap-2"
    >
      <CardLabel value="50" control={<Radio />} label="50 GB, free" />
      <CardLabel value="200" control={<Radio />} label="200 GB, €2 a month" />
      <CardLabel value="2000" control={<Radio />} label="2 TB, €8 a month" />
    </RadioGroup>
  );
}
