import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps, radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import MoodBadIcon from '@mui/icons-material/MoodBad';
import MoodIcon from '@mui/icons-material/Mood';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';

const FaceRadio = styled((props: RadioProps) => (
  <Radio disableRipple {...props} />
))(({ theme }) => ({
  '& svg': { transition: theme.transitions.create('transform') },
  [`&.${radioClasses.checked} svg`]: { transform: 'scale(1.3)' },
  '&.Mui-focusVisible': {
    outline: '2px solid currentColor',
    outlineOffset: -4,
  },
}));

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
          control={<FaceRadio icon={<Icon />} checkedIcon={<Icon />} />}
        />
      ))}
    </RadioGroup>
  );
}
