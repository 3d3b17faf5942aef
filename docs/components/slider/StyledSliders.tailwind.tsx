import Slider from '@mui/material/Slider';

export default function StyledSliders() {
  return (
    <div className="max-w-80 px-2">
      <Slider
        className="h-5 rounded-sm"
        classes={{
          rail: 'opacity-20',
          track: 'border-none',
          thumb:
            'h-8 w-2 rounded-sm bg-(--mui-palette-text-primary) before:shadow-none',
          valueLabel:
            'rounded-2xl bg-(--mui-palette-text-primary) text-(--mui-palette-background-paper) before:hidden',
        }}
        aria-label="Battery limit"
        defaultValue={80}
        min={50}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
      />
    </div>
  );
}
