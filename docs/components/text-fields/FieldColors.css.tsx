import TextField from '@mui/material/TextField';
import './FieldColors.css';

const colors = ['primary', 'secondary', 'success'] as const;

export default function FieldColors() {
  return (
    <div className="field-colors">
      {colors.map((color) => (
        <TextField key={color} focused color={color} label={`Color ${color}`} />
      ))}
    </div>
  );
}
