import Slider from '@mui/material/Slider';

const css = `
  .kiln-parts {
    max-width: 320px;
  }
  .kiln-parts .MuiSlider-thumb {
    width: 14px;
    height: 28px;
    border-radius: 4px;
  }
  .kiln-parts .MuiSlider-thumb.Mui-focusVisible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }
  .kiln-parts .MuiSlider-rail {
    opacity: 0.2;
  }
`;

export default function KilnParts() {
  return (
    <div>
      <style>{css}</style>
      <Slider
        aria-label="Cooling time"
        className="kiln-parts"
        defaultValue={40}
      />
    </div>
  );
}
