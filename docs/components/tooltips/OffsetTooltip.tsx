import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

export default function OffsetTooltip() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip
        describeChild
        title="Touches the button"
        slotProps={{
          popper: {
            sx: {
              [`&[data-popper-placement*="bottom"] .${tooltipClasses.tooltip}`]:
                { marginTop: '0px' },
            },
          },
        }}
      >
        <Button variant="outlined">With margin</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Further away and to the side"
        slotProps={{
          popper: {
            modifiers: [{ name: 'offset', options: { offset: [40, 8] } }],
          },
        }}
      >
        <Button variant="outlined">With a modifier</Button>
      </Tooltip>
    </Stack>
  );
}
