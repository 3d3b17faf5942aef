import TextField from '@mui/material/TextField';
import './FieldSizes.css';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function FieldSizes() {
  return (
    <div className="field-sizes">
      {variants.map((variant) => (
        <TextField
          key={variant}
          size="small"
          variant={variant}
          label={`Small ${variant}`}
          defaultValue="Lisbon"
        />
      ))}
      {variants.map((variant) => (
        <TextField
          key={variant}
          variant={variant}
          label={`Medium ${variant}`}
          defaultValue="Lisbon"
        />
      ))}
    </div>
  );
}
