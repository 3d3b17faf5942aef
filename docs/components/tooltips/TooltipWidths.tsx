import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const terms =
  'Seats are kept until twenty minutes before the performance; afterward they go to the people waiting at the box office.';

const widths = [
  { label: '300 px', maxWidth: 300 },
  { label: '180 px', maxWidth: 180 },
  { label: 'No limit', maxWidth: 'none' },
];

export default function TooltipWidths() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {widths.map(({ label, maxWidth }) => (
        <Tooltip
          key={label}
          describeChild
          title={terms}
          slotProps={{ tooltip: { sx: { maxWidth } } }}
        >
          <Button variant="outlined">{label}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
