import Box from '@mui/material/Box';
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
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      {rows.map((row) => (
        <Box
          key={row.join()}
          sx={{
            display: 'flex',
            justifyContent: row.length === 3 ? 'center' : 'space-between',
          }}
        >
          {row.map((placement) => (
            <Tooltip
              key={placement}
              describeChild
              title="Here it is"
              placement={placement}
            >
              <Button sx={{ px: 0.5, minWidth: 0, textTransform: 'none' }}>
                {placement}
              </Button>
            </Tooltip>
          ))}
        </Box>
      ))}
    </Box>
  );
}
