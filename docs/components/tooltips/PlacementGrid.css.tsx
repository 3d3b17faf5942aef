import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import './PlacementGrid.css';

const rows: TooltipProps['placement'][][] = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'right-start'],
  ['left', 'right'],
  ['left-end', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
];

export default function PlacementGrid() {
  return (
    <div className="placement-grid">
      {rows.map((row) => (
        <div
          key={row.join()}
          className={
            row.length === 3
              ? 'placement-grid-row placement-grid-centered'
              : 'placement-grid-row'
          }
        >
          {row.map((placement) => (
            <Tooltip
              key={placement}
              describeChild
              title="Here it is"
              placement={placement}
            >
              <Button className="placement-grid-button">{placement}</Button>
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
