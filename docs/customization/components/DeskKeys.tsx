import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Key = styled(Button)({
  border: '1px solid currentColor',
  boxShadow: '0 3px 0 currentColor',
  '&:hover': { boxShadow: '0 5px 0 currentColor', translate: '0 -2px' },
  '&:active': { boxShadow: 'none', translate: '0 3px' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 3,
  },
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed' },
});

export default function DeskKeys() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, py: 0.75 }}
    >
      <Key disableRipple>Issue</Key>
      <Key disableRipple>Return</Key>
      <Key disableRipple disabled>
        Renew
      </Key>
    </Stack>
  );
}
