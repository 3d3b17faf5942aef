import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface MoveButtonsProps {
  move: (to: 'left' | 'right') => void;
}

export function MoveButtons({ move }: MoveButtonsProps) {
  return (
    <Stack sx={{ gap: 1, justifyContent: 'center' }}>
      <Button variant="outlined" onClick={() => move('right')}>
        Pack
      </Button>
      <Button variant="outlined" onClick={() => move('left')}>
        Return
      </Button>
    </Stack>
  );
}
