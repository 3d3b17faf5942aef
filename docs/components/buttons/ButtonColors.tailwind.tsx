import Button from '@mui/material/Button';

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
    <div className="flex flex-col gap-4">
      {rows.map(({ variant, colors }) => (
        <div key={variant} className="flex flex-wrap gap-3">
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
