import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const looks = [
  { size: 'small', color: 'primary' },
  { size: 'medium', color: 'secondary' },
  { size: 'large', color: 'success' },
] as const;

export default function GroupSizesAndColors() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {looks.map(({ size, color }) => (
        <ButtonGroup
          key={size}
          size={size}
          color={color}
          aria-label={`Invitation, ${size}`}
        >
          <Button>Yes</Button>
          <Button>Maybe</Button>
          <Button>No</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
