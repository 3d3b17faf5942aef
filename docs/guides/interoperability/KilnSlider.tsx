import Slider from '@mui/material/Slider';

const css = `
  .kiln-slider {
    max-width: 320px;
    height: 10px;
    color: var(--mui-palette-secondary-main, #9c27b0);
  }
`;

export default function KilnSlider() {
  return (
    <div>
      <style>{css}</style>
      <Slider
        aria-label="Kiln temperature"
        className="kiln-slider"
        defaultValue={65}
      />
    </div>
  );
}
