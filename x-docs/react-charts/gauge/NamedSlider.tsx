import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface NamedSliderProps {
  name: string;
  range: number[];
  value: number;
  onChange: (value: number) => void;
}

/** A slider with its name above it. */
export function NamedSlider(props: NamedSliderProps) {
  const { name, range, value, onChange } = props;

  return (
    <div>
      <Typography id={`gauge-${name}`} variant="body2">
        {name}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`gauge-${name}`}
        min={range[0]}
        max={range[1]}
        value={value}
        onChange={(_event, next) => onChange(next)}
        valueLabelDisplay="auto"
      />
    </div>
  );
}
