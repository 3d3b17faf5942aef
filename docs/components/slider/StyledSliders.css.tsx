import Slider from '@mui/material/Slider';
import './StyledSliders.css';

export default function StyledSliders() {
  return (
    <div className="styled-sliders">
      <Slider
        className="styled-sliders-bar"
        aria-label="Battery limit"
        defaultValue={80}
        min={50}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
      />
    </div>
  );
}
