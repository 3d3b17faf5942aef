import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MoodBadIcon from '@mui/icons-material/MoodBad';
import MoodIcon from '@mui/icons-material/Mood';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import './MoodRadios.css';

const faces = [
  { value: 'good', Icon: MoodIcon },
  { value: 'fair', Icon: SentimentNeutralIcon },
  { value: 'bad', Icon: MoodBadIcon },
];

export default function MoodRadios() {
  return (
    <RadioGroup row aria-label="How was the course?" defaultValue="good">
      {faces.map(({ value, Icon }) => (
        <FormControlLabel
          key={value}
          value={value}
          label={value}
          labelPlacement="bottom"
          control={
            <Radio
              disableRipple
              className="mood-radios-face"
              icon={<Icon />}
              checkedIcon={<Icon />}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
