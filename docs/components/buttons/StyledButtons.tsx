import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import BoltIcon from '@mui/icons-material/Bolt';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  textTransform: 'none',
  paddingInline: theme.spacing(3),
  [`& .${buttonClasses.startIcon}`]: {
    transition: theme.transitions.create('transform'),
  },
  [`&:hover .${buttonClasses.startIcon}`]: {
    transform: 'scale(1.25)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${(theme.vars || theme).palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

export default function StyledButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <PillButton variant="contained" startIcon={<BoltIcon />}>
        Boost post
      </PillButton>
      <Button
        variant="outlined"
        sx={{ borderWidth: 2, borderStyle: 'dashed', letterSpacing: 0 }}
      >
        Add a section
      </Button>
    </Stack>
  );
}
