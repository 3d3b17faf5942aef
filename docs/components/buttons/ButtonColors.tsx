import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const rows = [
  {
    variant: 'contained',
    colors: ['primary', 'secondary', 'success', 'inherit'],
  },
  {
    variant: 'outlined',
    colors: ['primary', 'secondary', 'success', 'error', 'inherit'],
  },
  {
    variant: 'text',
    colors: ['primary', 'secondary', 'success', 'error', 'inherit'],
  },
] as const;

export default function ButtonColors() {
  return (
    <Stack sx={{ gap: 2 }}>
      {rows.map(({ variant, colors }) => (
        <Stack
          key={variant}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5 }}
        >
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
