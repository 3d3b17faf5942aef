import Slider from '@mui/material/Slider';
import './MarksPlacement.css';

const marks = [
  { value: 0, label: 'Rare' },
  { value: 1, label: 'Medium' },
  { value: 2, label: 'Well done' },
];

export default function MarksPlacement() {
  return (
    <div className="marks-placement">
      <Slider
        aria-label="Doneness, labels above"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        className="marks-placement-above"
      />
      <Slider
        orientation="vertical"
        aria-label="Doneness, labels before"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        className="marks-placement-before"
      />
    </div>
  );
}
