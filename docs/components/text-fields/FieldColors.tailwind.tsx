import TextField from '@mui/material/TextField';

const colors = ['primary', 'secondary', 'success'] as const;

export default function FieldColors() {
  return (
    <div className="flex flex-col gap-4 min-[600px]:flex-row">
      {colors.map((color) => (
        <TextField key={color} focused color={color} label={`Color ${color}`} />
      ))}
    </div>
  );
}
