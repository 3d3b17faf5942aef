import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const rows: TooltipProps['placement'][][] = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'right-start'],
  ['left', 'right'],
  ['left-end', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
];

export default function PlacementGrid() {
  return (
    <div className="mx-auto max-w-[420px]">
      {rows.map((row) => (
        <div
          key={row.join()}
          className={
            row.length === 3 ? 'flex justify-center' : 'flex justify-between'
          }
        >
          {row.map((placement) => (
            <Tooltip
              key={placement}
              describeChild
              title="Here it is"
              placement={placement}
            >
              <Button className="min-w-0 px-1 normal-case">{placement}</Button>
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
