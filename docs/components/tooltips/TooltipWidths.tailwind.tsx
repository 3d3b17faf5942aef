import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const terms =
  'Seats are kept until twenty minutes before the performance; afterward they go to the people waiting at the box office.';

const widths = [
  { label: '300 px', className: 'max-w-75' },
  { label: '180 px', className: 'max-w-45' },
  { label: 'No limit', className: 'max-w-none' },
];

export default function TooltipWidths() {
  return (
    <div className="flex flex-wrap gap-4">
      {widths.map(({ label, className }) => (
        <Tooltip
          key={label}
          describeChild
          title={terms}
          slotProps={{ tooltip: { className } }}
        >
          <Button variant="outlined">{label}</Button>
        </Tooltip>
      ))}
    </div>
  );
}
