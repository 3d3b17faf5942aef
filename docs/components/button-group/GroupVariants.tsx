import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['contained', 'outlined', 'text'] as const;

export default function GroupVariants() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Basket, ${variant}`}
        >
          <Button>Add</Button>
          <Button>Swap</Button>
          <Button>Remove</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
