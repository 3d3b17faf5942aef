import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function FieldMargins() {
  return (
    <div className="grid gap-4 min-[600px]:grid-cols-3">
      {margins.map((margin) => (
        <div key={margin} className="border border-(--mui-palette-divider)">
          <TextField
            fullWidth
            margin={margin}
            label={`margin="${margin}"`}
            defaultValue="Between the lines"
          />
        </div>
      ))}
    </div>
  );
}
