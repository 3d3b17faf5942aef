import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import './TooltipWidths.css';

const terms =
  'Seats are kept until twenty minutes before the performance; afterward they go to the people waiting at the box office.';

const widths = [
  { label: '300 px', className: 'tooltip-widths-medium' },
  { label: '180 px', className: 'tooltip-widths-narrow' },
  { label: 'No limit', className: 'tooltip-widths-unlimited' },
];

export default function TooltipWidths() {
  return (
    <div className="tooltip-widths">
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
