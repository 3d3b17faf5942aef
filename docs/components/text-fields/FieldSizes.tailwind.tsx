import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function FieldSizes() {
  return (
    <div className="grid items-end gap-4 min-[600px]:grid-cols-3">
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
