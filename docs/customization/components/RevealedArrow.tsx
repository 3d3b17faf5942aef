import Button, { buttonClasses } from '@mui/material/Button';
import ArrowForward from '@mui/icons-material/ArrowForward';

export default function RevealedArrow() {
  return (
    <Button
      variant="outlined"
      endIcon={<ArrowForward />}
      sx={{
        [`& .${buttonClasses.endIcon}`]: {
          opacity: 0.35,
          transition: 'opacity 150ms',
          '[dir=rtl] &': { scale: '-1 1' },
        },
        [`&:hover .${buttonClasses.endIcon}, &:focus-visible .${buttonClasses.endIcon}`]:
          { opacity: 1 },
      }}
    >
      Next chapter
    </Button>
  );
}
