import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Rare' },
  { value: 1, label: 'Medium' },
  { value: 2, label: 'Well done' },
];

export default function MarksPlacement() {
  return (
    <div className="flex max-w-[360px] flex-col gap-6 px-8 pb-2">
      <Slider
        aria-label="Doneness, labels above"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        className="mt-6 mb-0"
        classes={{ markLabel: '-top-[18px]' }}
      />
      <Slider
        orientation="vertical"
        aria-label="Doneness, labels before"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        className="ms-16 h-30"
        classes={{ markLabel: 'start-auto end-9' }}
      />
    </div>
  );
}
