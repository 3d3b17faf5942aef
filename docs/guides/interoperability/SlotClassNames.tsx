import Slider from '@mui/material/Slider';

const css = `
  .glaze-track {
    border: 0;
    background: repeating-linear-gradient(
      45deg,
      currentColor 0 6px,
      transparent 6px 10px
    );
  }
  .glaze-thumb {
    border-radius: 2px;
    rotate: 45deg;
  }
`;

export default function SlotClassNames() {
  return (
    <div>
      <style>{css}</style>
      <Slider
        aria-label="Glaze thickness"
        defaultValue={55}
        slotProps={{
          track: { className: 'glaze-track' },
          thumb: { className: 'glaze-thumb' },
        }}
        sx={{ maxWidth: 320, height: 12 }}
      />
    </div>
  );
}
