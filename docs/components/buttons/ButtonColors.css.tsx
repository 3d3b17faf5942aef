import Button from '@mui/material/Button';
import './ButtonColors.css';

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
    <div className="button-colors">
      {rows.map(({ variant, colors }) => (
        <div key={variant} className="button-colors-row">
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
